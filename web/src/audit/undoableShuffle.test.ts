import type { AuditEntry } from '@hypelar/shared/audit';
import { expect, test } from 'vitest';
import { undoableShuffle } from './undoableShuffle.ts';

const shuffle = { id: 'shuffle', action: 'hype.shuffle', after: { total: 8, version: 5 } } as const;
const other = (action: AuditEntry['action']) => ({ id: action, action, after: { version: 6 } });

test.each([[[]], [['hype.update', 'docs.update', 'admin.create', 'media.remove'] as const]])(
  'a shuffle can be undone after %j, which leave the order alone',
  (actions) => {
    expect(undoableShuffle([...actions.map(other), shuffle, other('hype.move')])).toEqual({
      id: 'shuffle',
      version: 5,
    });
  },
);

test.each(['hype.create', 'hype.move', 'hype.undoShuffle', 'hype.delete', 'hype.restore'] as const)(
  'a shuffle cannot be undone after %s, which changes the order',
  (action) => {
    expect(undoableShuffle([other(action), shuffle])).toBeNull();
  },
);

test.each([[null], [[5]], [{ total: 8 }], [{ version: '5' }]])('one that says %j is not offered', (after) => {
  expect(undoableShuffle([{ ...shuffle, after }])).toBeNull();
});

test('of two shuffles only the newer one can be undone', () => {
  expect(undoableShuffle([{ ...shuffle, id: 'newer' }, shuffle])?.id).toBe('newer');
  expect(undoableShuffle([])).toBeNull();
});
