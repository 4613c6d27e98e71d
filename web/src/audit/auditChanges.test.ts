import { expect, test } from 'vitest';
import { auditChanges } from './auditChanges.ts';

test('a change shows the fields that differ and no others', () => {
  expect(auditChanges({ before: { a: 1, b: [1], c: 'x' }, after: { a: 1, b: [2], d: false } })).toEqual([
    { field: 'b', before: [1], after: [2] },
    { field: 'c', before: 'x', after: undefined },
    { field: 'd', before: undefined, after: false },
  ]);
});

test('what was created or deleted shows every field', () => {
  expect(auditChanges({ before: null, after: { a: 1 } })).toEqual([{ field: 'a', before: undefined, after: 1 }]);
  expect(auditChanges({ before: { a: 1 }, after: null })).toEqual([{ field: 'a', before: 1, after: undefined }]);
  expect(auditChanges({ before: null, after: null })).toEqual([]);
});
