import type { Flags } from '@hypelar/shared/permission';

export type DemoAdmin = {
  /** The Auth uid */
  id: string;
  email: string;
  password: string;
  /** What this admin demonstrates, in a few words */
  about: string;
  flags: Flags;
  hypePremiumLimit: number;
};

export const NO_FLAGS: Flags = {
  canCreateAdmins: false,
  canCreateHypes: false,
  canDeleteHypes: false,
  canEditHypes: false,
};

/** Has every flag and a premium allowance of 10. */
export const owner: DemoAdmin = {
  id: 'demo-owner',
  email: 'owner@hypelar.test',
  password: 'owner-demo-parola-hypelar-000001',
  about: 'every flag, premium limit 10',
  flags: { canCreateAdmins: true, canCreateHypes: true, canDeleteHypes: true, canEditHypes: true },
  hypePremiumLimit: 10,
};

/** Edits hypes and cannot create any. */
export const editor: DemoAdmin = {
  id: 'demo-editor',
  email: 'editor@hypelar.test',
  password: 'editor-demo-parola-hypelar-00002',
  about: 'edits hypes, creates none',
  flags: { ...NO_FLAGS, canEditHypes: true },
  hypePremiumLimit: 3,
};

/** Creates hypes and cannot edit them, so sees no premium control. */
export const creator: DemoAdmin = {
  id: 'demo-creator',
  email: 'creator@hypelar.test',
  password: 'creator-demo-parola-hypelar-0003',
  about: 'creates hypes, edits none',
  flags: { ...NO_FLAGS, canCreateHypes: true },
  hypePremiumLimit: 1,
};

/** Creates and edits hypes; their only premium place is taken by a demo hype. */
export const spent: DemoAdmin = {
  id: 'demo-spent',
  email: 'spent@hypelar.test',
  password: 'spent-demo-parola-hypelar-000004',
  about: 'creates and edits hypes, premium allowance used up',
  flags: { ...NO_FLAGS, canCreateHypes: true, canEditHypes: true },
  hypePremiumLimit: 1,
};

/** Deletes hypes and nothing else. */
export const deleter: DemoAdmin = {
  id: 'demo-deleter',
  email: 'deleter@hypelar.test',
  password: 'deleter-demo-parola-hypelar-0005',
  about: 'deletes hypes',
  flags: { ...NO_FLAGS, canDeleteHypes: true },
  hypePremiumLimit: 1,
};

/** The admins of the demo data. They exist in the emulators only. */
export const demoAdmins: readonly DemoAdmin[] = [owner, editor, creator, spent, deleter];
