import { FLAGS, type Flag } from '@hypelar/shared/permission';

type Claims = Record<string, unknown>;

/**
 * A caller: nobody, or the holder of an ID token with these custom claims, and what the Storage rules must allow them.
 */
export type Principal = { name: string; claims: Claims | null; mayRead: boolean; mayUpload: boolean };

const all = Object.fromEntries(FLAGS.map((flag) => [flag, true]));
const none = Object.fromEntries(FLAGS.map((flag) => [flag, false]));

const stranger = (name: string, claims: Claims | null): Principal => ({
  ...{ name, claims },
  ...{ mayRead: false, mayUpload: false },
});

/** Every set of flags that an admin can have. */
const flagSets: Flag[][] = FLAGS.reduce<Flag[][]>(
  (sets, flag) => [...sets, ...sets.map((set) => [...set, flag])],
  [[]],
);

const admins = flagSets.map((flags): Principal => ({
  name: `an admin with ${flags.join(', ') || 'no flag'}`,
  claims: { admin: true, ...none, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
  mayRead: true,
  mayUpload: flags.includes('canCreateHypes') || flags.includes('canEditHypes'),
}));

export const EVERY_FLAG: Principal = {
  name: 'an admin with every flag',
  claims: { admin: true, ...all },
  mayRead: true,
  mayUpload: true,
};

export const PRINCIPALS: Principal[] = [
  EVERY_FLAG,
  stranger('nobody', null),
  stranger('a user of the app', {}),
  stranger('a user of the app with other claims', { premium: true, role: 'admin' }),
  stranger('a holder of every flag who is no admin', all),
  stranger('a holder of every flag who was an admin', { admin: false, ...all }),
  stranger('a holder of texts for claims', { admin: 'true', canCreateHypes: 'true', canEditHypes: 'true' }),
  stranger('a holder of numbers for claims', { admin: 1, canCreateHypes: 1, canEditHypes: 1 }),
  { name: 'an admin whose token lacks the flags', claims: { admin: true }, mayRead: true, mayUpload: false },
  {
    name: 'an admin with texts for flags',
    claims: { admin: true, canCreateHypes: 'true', canEditHypes: 'true' },
    mayRead: true,
    mayUpload: false,
  },
  {
    name: 'an admin with one flag in the token',
    claims: { admin: true, canEditHypes: true },
    mayRead: true,
    mayUpload: true,
  },
  ...admins,
];
