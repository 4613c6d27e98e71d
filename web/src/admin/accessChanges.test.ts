import { expect, test } from 'vitest';
import { accessChanges } from './accessChanges.ts';

const admin = {
  ...{ id: 'a', email: 'a@hypelar.test', disabled: false, createdAt: 0, createdBy: null },
  ...{ canCreateAdmins: false, canCreateHypes: true, canDeleteHypes: false, canEditHypes: false, hypePremiumLimit: 2 },
};

test('nothing changed, nothing to send', () => {
  expect(accessChanges(admin, { ...admin })).toBeNull();
});

test('only what changed is sent, single flags too', () => {
  expect(accessChanges(admin, { ...admin, canEditHypes: true })).toEqual({ flags: { canEditHypes: true } });
  expect(accessChanges(admin, { ...admin, hypePremiumLimit: 1, disabled: true })).toEqual({
    hypePremiumLimit: 1,
    disabled: true,
  });
});
