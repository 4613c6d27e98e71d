import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { documents, signIn } from '../../test/emulators.ts';
import { callerAs, makeAdmin, uploadAll } from '../../test/factories.ts';
import { CANARY, legacyProject } from '../../test/legacyProject.ts';
import { emptyProject, exportFirestore, leaveProject } from '../../test/project.ts';
import { makePendingAccount } from '../../src/admin/account.ts';
import { auth, firestore } from '../../src/firebase.ts';
import { downloadUrl } from '../../src/media/objectStore.ts';
import { allowSweep } from '../../src/media/sweepPermission.ts';
import { findBrokenInvariants, FIRESTORE_RULES } from '../doctor/invariants.ts';
import { runDoctor } from '../doctor/runDoctor.ts';
import { runImport } from './runImport.ts';
import { summary } from './summary.ts';

let folder: string;

beforeEach(async () => {
  await emptyProject();
  // A user of the mobile app has the address of a legacy admin, which was never verified.
  await auth.createUser({ uid: 'fan', email: 'fan@legacy.test', password: 'chosen by the fan' });
  folder = await mkdtemp(join(tmpdir(), 'legacy-'));
  return () => rm(folder, { recursive: true });
});

afterAll(leaveProject);

async function storeLegacyProject(): Promise<void> {
  for (const [collection, stored] of Object.entries(legacyProject)) {
    for (const [id, fields] of Object.entries(stored)) await firestore.doc(`${collection}/${id}`).set(fields);
  }
}

async function writeExport(exported: object = legacyProject): Promise<string> {
  const path = join(folder, 'export.json');
  await writeFile(path, JSON.stringify(exported));
  return path;
}

/** The contents of Firestore and Auth as text. */
async function everything(): Promise<string> {
  const { users } = await auth.listUsers(1000);
  return [await exportFirestore(), ...users.map((user) => JSON.stringify(user.toJSON())).toSorted()].join('\n');
}

async function expectImported(): Promise<void> {
  // Before any API call, which would heal the order.
  expect(await findBrokenInvariants(FIRESTORE_RULES)).toEqual([]);
  const stored = await exportFirestore();
  expect(stored).not.toMatch(/kanarya/);
  expect(stored).not.toMatch(/pass(word)?/i);

  const owner = await auth.getUserByEmail('owner@legacy.test');
  expect(await signIn('owner@legacy.test', CANARY)).toMatch(/./);
  const flags = { canCreateAdmins: true, canCreateHypes: true, canDeleteHypes: true, canEditHypes: true };
  expect(owner).toMatchObject({ disabled: false, customClaims: { admin: true, ...flags } });
  expect(await callerAs({ id: owner.uid }).session.me()).toMatchObject({
    ...flags,
    hypePremiumLimit: 5,
    premiumUsed: 0,
  });
  const short = await auth.getUserByEmail('short@legacy.test');
  expect((await documents('admins'))[short.uid]).toMatchObject({
    ...{ email: 'short@legacy.test', canEditHypes: true, canCreateAdmins: false, hypePremiumLimit: 3 },
  });
  const bare = await auth.getUserByEmail('bare@legacy.test');
  expect((await documents('admins'))[bare.uid]).toMatchObject({ hypePremiumLimit: 10_000 });
  await expect(signIn('short@legacy.test', 'kanarya-kisa')).rejects.toThrow('INVALID');
  expect(await auth.getUser('fan')).toMatchObject({ disabled: false });
  expect((await auth.getUser('fan')).customClaims?.['admin']).toBeUndefined();

  const { items } = await callerAs({ id: owner.uid }).hype.list({});
  expect(items.map(({ order, id }) => `${order} ${id}`)).toEqual([
    '1 first',
    '2 nested',
    '3 gap',
    '4 double',
    '5 bare',
  ]);
  expect((await documents('hypes'))['gap']).toMatchObject({
    ...{ timestamps: [{ timestamp: 4000, type: 'video' }], timestampsCount: 1, imageCount: 0, videoCount: 1 },
    ...{ likes: ['ayse'], gifUrl: 'https://cdn.example/g.mp4', media: { gif: { path: '', size: 0 } } },
  });
  const { premium } = await documents('premiumHypes');
  const premiumHypeIds = expect.arrayContaining(['first', 'double']);
  expect(premium).toEqual({ premiumHypeCount: 2, premiumHypeIds, markedBy: {} });
  expect(await documents('users')).toEqual(legacyProject['users']);
  expect(await documents('docs')).toEqual(legacyProject['docs']);
  // The import has allowed the sweep.
  expect(await documents('meta')).toHaveProperty('sweep');
}

const idsOf = (plans: readonly { legacyId: string }[]) => plans.map(({ legacyId }) => legacyId);

describe.each(['in place', 'of an export'] as const)('an import %s', (kind) => {
  const inPlace = kind === 'in place';
  const source = async () => (inPlace ? null : writeExport());
  const prepare = () => (inPlace ? storeLegacyProject() : Promise.resolve());

  it('brings everything over, and no password stays', async () => {
    await prepare();
    const { failures, refused } = await runImport({ source: await source(), dryRun: false });
    expect({ failures, refused }).toEqual({ failures: [], refused: [] });
    await expectImported();
    const legacyIds = Object.keys(await documents('admins')).filter((id) => /^a\d$/.test(id));
    expect(legacyIds).toEqual(inPlace ? ['a4', 'a5'] : []);
    const { left } = await runDoctor({ repair: false });
    expect(new Set(left.map(({ rule }) => rule))).toEqual(
      new Set(['media', 'elsewhere', 'search', ...(inPlace ? ['accounts'] : [])]),
    );
  });

  it('does nothing the second time', async () => {
    await prepare();
    await runImport({ source: await source(), dryRun: false });
    const imported = await everything();
    const { plan } = await runImport({ source: await source(), dryRun: false });
    expect(idsOf(plan.admins.filter(({ outcome }) => outcome === 'create'))).toEqual([]);
    expect(plan.hypes.documents.size).toBe(0);
    expect(await everything()).toBe(imported);
  });

  it('shows in a dry run what it would do, and does nothing', async () => {
    await prepare();
    const before = await everything();
    const dry = await runImport({ source: await source(), dryRun: true });
    expect(await everything()).toBe(before);
    expect(summary(dry)).toBe(summary(await runImport({ source: await source(), dryRun: false })));
  });

  it('says which admins need a reset link, and which need a look', async () => {
    await prepare();
    const imported = await runImport({ source: await source(), dryRun: true });
    const { admins, hypes } = imported.plan;
    const created = admins.filter(({ outcome }) => outcome === 'create');
    expect(idsOf(created)).toEqual(['a1', 'a2', 'a6']);
    expect(idsOf(created.filter(({ password }) => password === null))).toEqual(['a2', 'a6']);
    const others = admins.filter(({ outcome }) => outcome !== 'create');
    expect(others.map(({ legacyId, outcome }) => [legacyId, outcome])).toEqual([
      ['a3', 'duplicate'],
      ['a4', 'badEmail'],
      ['a5', 'taken'],
    ]);
    expect(hypes.notes).toEqual([{ id: 'bare', note: 'has no list of cards' }]);
    expect(summary(imported)).not.toContain('kanarya');
  });
});

it('goes on where an earlier run broke off', async () => {
  await storeLegacyProject();
  await runImport({ source: null, dryRun: false });
  const imported = await documents('admins');
  const a1 = legacyProject['admins']?.['a1'] ?? {};
  await firestore.doc('admins/a1').set(a1);
  await runImport({ source: null, dryRun: false });
  expect(await documents('admins')).toEqual(imported);
});

it('keeps the password of an admin who could not be made, for the next run', async () => {
  const { uid } = await makePendingAccount('owner@legacy.test');
  const admin = await makeAdmin({ id: uid, email: 'owner@legacy.test', hypePremiumLimit: 1 });
  await firestore.doc('admins/a1').set(legacyProject['admins']?.['a1'] ?? {});
  const imported = await runImport({ source: null, dryRun: false });
  expect(imported.failures).toMatchObject([{ plan: { legacyId: 'a1' }, reason: 'EMAIL_TAKEN' }]);
  expect(summary(imported)).toContain('Admins that failed, to be tried again: 1');
  expect(Object.keys(await documents('admins')).toSorted()).toEqual(['a1', admin.id].toSorted());
  await firestore.doc(`admins/${uid}`).delete();
  expect(await runImport({ source: null, dryRun: false })).toMatchObject({ failures: [] });
  expect(await signIn('owner@legacy.test', CANARY)).toMatch(/./);
});

it('takes only the password from a document that is an account’s own', async () => {
  await auth.createUser({ uid: 'own', email: 'own@legacy.test' });
  await firestore.doc('admins/own').set({ email: 'own@legacy.test', password: CANARY, canEditHypes: true });
  await runImport({ source: null, dryRun: false });
  expect(await documents('admins')).toEqual({ own: { email: 'own@legacy.test', canEditHypes: true } });
});

it('keeps the sweep from the objects of hypes that did not come over', async () => {
  await uploadAll('first');
  const path = await writeExport({ admins: legacyProject['admins'] });
  await runImport({ source: path, dryRun: false });
  expect(await documents('meta')).not.toHaveProperty('sweep');
});

it('names what it cannot take over, and lets no file be swept from then on', async () => {
  await allowSweep();
  const whole = { title: 'Gece' };
  const hypes = [{ ...whole, id: 'a b' }, whole, { ...whole, id: 'one' }, { ...whole, id: 'one', artist: 'Ayşe' }];
  const path = await writeExport({ hypes, users: { __x__: { name: 'Can' }, can: { name: 'Can' } } });
  const imported = await runImport({ source: path, dryRun: false });
  expect(imported.plan.skipped).toEqual(['hypes/a b', 'hypes/#2 of 4/', 'hypes/#4 of 4/', 'users/__x__']);
  expect(Object.keys(await documents('hypes'))).toEqual(['one']);
  expect(Object.keys(await documents('users'))).toEqual(['can']);
  expect(await documents('meta')).not.toHaveProperty('sweep');
  expect(summary(imported)).toMatch(/^hypes +4 +1 +0$/m);
  for (const name of ['hypes/a b', 'users/__x__']) expect(summary(imported)).toContain(`  ${name}\n`);
  // Importing in place accepts the project without them.
  await runImport({ source: null, dryRun: false });
  expect(await documents('meta')).toHaveProperty('sweep');
});

it('describes the files of a hype that are in the bucket, and says which are of another one', async () => {
  const { gif, audio } = await uploadAll('first');
  await firestore.doc('hypes/first').set({ title: 'Gece', gifUrl: await downloadUrl(gif) });
  await firestore.doc('hypes/second').set({ title: 'Ay', gifUrl: await downloadUrl(gif), audioUrl: [audio] });
  const { plan } = await runImport({ source: null, dryRun: false });
  expect(plan.hypes.notes.filter(({ note }) => note.startsWith('uses'))).toEqual([
    { id: 'second', note: `uses ${gif}: upload it here, too` },
  ]);
  // An object that no hype names after the import must not be swept before a person has looked at it.
  expect(plan.hypes.lost).toEqual([audio]);
  expect(await documents('meta')).not.toHaveProperty('sweep');
  expect((await documents('hypes'))['first']).toMatchObject({
    media: { gif: { path: gif, contentType: 'video/mp4', size: expect.any(Number) }, audio: { path: '' } },
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../importLegacy.ts'), ...args], { encoding: 'utf8' });

  it('explains itself', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    for (const word of ['EXPORT', '--in-place', '--dry-run', 'reset link']) expect(stdout).toContain(word);
  });

  it.each([[[]], [['--in-place', 'export.json']], [['/nowhere/export.json']], [['--nonsense']]])(
    'refuses %j',
    (args) => {
      const { status, stderr } = run(...args);
      expect(status).toBe(1);
      expect(stderr).not.toBe('');
    },
  );

  it('reads a folder with a file for each collection, also lists, and refuses what is no export', async () => {
    const admins = Object.entries(legacyProject['admins'] ?? {}).map(([id, fields]) => ({ ...fields, id }));
    await writeFile(join(folder, 'admins.json'), JSON.stringify(admins));
    await writeFile(join(folder, 'hypes.json'), JSON.stringify(legacyProject['hypes']));
    const { status, stdout } = run(folder, '--dry-run');
    expect(status).toBe(0);
    for (const line of ['Dry run', 'Needs a reset link', 'short@legacy.test']) expect(stdout).toContain(line);
    expect(stdout).not.toContain('kanarya');
    await writeFile(join(folder, 'users.json'), JSON.stringify([{ name: 'Can' }]));
    expect(run(folder, '--dry-run')).toMatchObject({ status: 1, stdout: expect.stringContaining('users/#1 of 1/') });
    await writeFile(join(folder, 'hypes.json'), 'no json');
    expect(run(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('hypes.json is no JSON') });
    expect(await exportFirestore()).toBe('');
  });
});
