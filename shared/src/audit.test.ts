import { describe, expect, it } from 'vitest';
import { auditEntrySchema, listAuditInputSchema } from './audit.ts';

describe('what the audit log can be asked', () => {
  it.each([
    [{}, { limit: 50 }],
    [
      { cursor: 'abc', limit: 200, target: 'hypes/a_b-1' },
      { cursor: 'abc', limit: 200, target: 'hypes/a_b-1' },
    ],
    [{ target: 'users/auth0|5f7c' }, { limit: 50, target: 'users/auth0|5f7c' }],
  ])('%j', (input, parsed) => {
    expect(listAuditInputSchema.parse(input)).toEqual(parsed);
  });

  it.each([
    { limit: 0 },
    { limit: 201 },
    { limit: 1.5 },
    { cursor: '' },
    { cursor: 'a/b' },
    { cursor: '__x__' },
    { target: '' },
    { target: 'hypes' },
    { target: 'hypes/a/b' },
    { target: 'hypes/\ud800' },
    { target: `hypes/${'a'.repeat(129)}` },
    { admin: 'a' },
  ])('not %j', (input) => {
    expect(listAuditInputSchema.safeParse(input).success).toBe(false);
  });
});

describe('an entry', () => {
  const entry = {
    ...{ id: 'e', at: 1, admin: { id: 'a', email: 'a@hypelar.com' }, action: 'docs.update', target: 'docs/terms' },
    before: null,
    after: { detail: 'a', updatedAt: 1, nested: [{ deep: true }] },
  };

  it('shows the documents as JSON', () => {
    expect(auditEntrySchema.parse(entry)).toEqual(entry);
  });

  it.each([{ action: 'docs.burn' }, { after: { detail: () => 'a' } }, { before: { at: new Date(0) } }])(
    'is not %j',
    (change) => {
      expect(auditEntrySchema.safeParse({ ...entry, ...change }).success).toBe(false);
    },
  );
});
