import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Admin } from '@hypelar/shared/admin';
import type { Hype } from '@hypelar/shared/hype';
import { documents } from '../../test/emulators.ts';
import { callerAs, makeAccount, makeAdmin, PASSWORD, readyHype } from '../../test/factories.ts';
import { emptyProject, exportFirestore, leaveProject } from '../../test/project.ts';
import { makePendingAccount } from '../../src/admin/account.ts';
import { adminClaims } from '../../src/admin/adminRepository.ts';
import { auth, firestore, mediaBucket, Timestamp } from '../../src/firebase.ts';
import { allowSweep } from '../../src/media/sweepPermission.ts';
import { rebuildUserSearch } from '../../src/user/rebuildUserSearch.ts';
import { findBrokenInvariants } from './invariants.ts';
import type { Problem, Rule } from './problem.ts';
import { runDoctor } from './runDoctor.ts';

const DAY_MS = 86_400_000;

let admin: Admin;
let plain: Hype;
let premium: Hype;

/** A sound project: two hypes, one of them premium, one in the trash, an admin, a user and the search index. */
async function makeSoundProject(): Promise<void> {
  await emptyProject();
  admin = await makeAdmin();
  await makeAccount(admin);
  const api = callerAs(admin);
  plain = await api.hype.create(await readyHype(admin));
  premium = await api.hype.create(await readyHype(admin, { isPremium: true }));
  const trashed = await api.hype.create(await readyHype(admin));
  await api.hype.delete({ id: trashed.id });
  await firestore.doc('users/ayse').set({ name: 'Ayşe', email: 'ayse@hypelar.test' });
  await rebuildUserSearch();
}

afterAll(leaveProject);

const set = (path: string, fields: Record<string, unknown>) => firestore.doc(path).set(fields, { merge: true });
const rulesOf = (problems: readonly Problem[]) => [...new Set(problems.map(({ rule }) => rule))];

/** Expects one repair to leave only `left`, and a second one to find nothing else and to change nothing. */
async function expectRepaired(found: Rule[], left: Rule[] = [], now = Date.now()): Promise<void> {
  const before = await exportFirestore();
  expect(rulesOf((await runDoctor({ repair: false })).found)).toEqual(found);
  expect(await exportFirestore()).toBe(before);
  const diagnosis = await runDoctor({ repair: true, now });
  expect(rulesOf(diagnosis.found)).toEqual(found);
  expect(rulesOf(diagnosis.left)).toEqual(left);
  const repaired = await exportFirestore();
  expect(await runDoctor({ repair: true, now })).toEqual({ found: diagnosis.left, left: diagnosis.left });
  expect(await exportFirestore()).toBe(repaired);
}

describe('the doctor', () => {
  beforeEach(makeSoundProject);

  it('finds nothing wrong with what the API made', async () => {
    expect(await findBrokenInvariants()).toEqual([]);
    expect(await runDoctor({ repair: true })).toEqual({ found: [], left: [] });
  });

  it('keeps what the mistyped field meant, and everything else', async () => {
    await set(`hypes/${plain.id}`, { title: 1984, mood: 'calm', likes: ['ayse'], media: null });
    await runDoctor({ repair: true });
    expect((await documents('hypes'))[plain.id]).toMatchObject({ title: '1984', mood: 'calm', likes: ['ayse'] });
    expect(await callerAs(admin).hype.get({ id: plain.id })).toEqual({ ...plain, title: '1984' });
  });

  it('takes a password away and leaves the admin as they are', async () => {
    const before = await documents('admins');
    await set(`admins/${admin.id}`, { password: PASSWORD });
    await runDoctor({ repair: true });
    expect(await documents('admins')).toEqual(before);
  });

  it('leaves a password where it is until the import has made an account with it', async () => {
    await firestore.doc('admins/legacy').set({ email: 'legacy@hypelar.test', password: PASSWORD });
    await runDoctor({ repair: true });
    expect((await documents('admins'))['legacy']).toMatchObject({ password: PASSWORD });
  });

  it('leaves a hype alone whose shape could not be repaired without losing sight of a file', async () => {
    const file = (await mediaBucket()).file(`hypes/${plain.id}/video-9-poster.mp4`);
    await file.save('bytes');
    const timestamps = plain.timestamps.map((card) => ({ ...card, poster: file.name }));
    await set(`hypes/${plain.id}`, { timestamps });
    await allowSweep();
    await expectRepaired(['shape', 'cards'], ['shape', 'cards'], Date.now() + DAY_MS + 60_000);
    expect((await runDoctor({ repair: false })).left[0]?.what).toContain(`nothing would name ${file.name}`);
    expect(await file.exists()).toEqual([true]);
  });

  it('gives each account the claims and the state of its admin', async () => {
    const other = await makeAdmin({ disabled: true, canCreateHypes: false });
    await makeAccount(other);
    const gone = await makeAdmin({ disabled: true });
    await makeAccount(gone);
    await auth.setCustomUserClaims(admin.id, { admin: true });
    await auth.setCustomUserClaims(other.id, adminClaims(admin));
    await auth.createUser({ uid: 'stray', email: 'stray@hypelar.test' });
    await auth.setCustomUserClaims('stray', { ...adminClaims(admin), beta: true });
    await expectRepaired(['access']);
    const [first, second, stray] = await Promise.all([admin.id, other.id, 'stray'].map((uid) => auth.getUser(uid)));
    expect(first).toMatchObject({ disabled: false, customClaims: adminClaims(admin) });
    expect(second).toMatchObject({ disabled: true, customClaims: adminClaims(other) });
    expect(stray?.customClaims).toEqual({ beta: true });
    expect(await auth.getUser(gone.id)).toMatchObject({ disabled: true, customClaims: adminClaims(gone) });
  });

  it('reports admins without an account, other addresses and accounts that were never finished', async () => {
    const lost = await makeAdmin();
    await auth.updateUser(admin.id, { email: 'new@hypelar.test' });
    const { uid } = await makePendingAccount('pending@hypelar.test');
    await expectRepaired(['accounts'], ['accounts']);
    const { left } = await runDoctor({ repair: false });
    expect(left.map(({ where }) => where).toSorted()).toEqual(
      [lost.id, admin.id, uid].map((id) => `admins/${id}`).toSorted(),
    );
  });

  it('frees the address of an account that was never finished, once it is 24 hours old', async () => {
    const { uid } = await makePendingAccount('pending@hypelar.test');
    await expectRepaired(['accounts'], [], Date.now() + DAY_MS + 60_000);
    await expect(auth.getUser(uid)).rejects.toThrow('no user record');
    expect(await auth.getUser(admin.id)).toMatchObject({ disabled: false, customClaims: adminClaims(admin) });
  });

  it('reports files that are gone, are those of another hype, or lie elsewhere', async () => {
    await (await mediaBucket()).file(plain.media.audio.path).delete();
    await set(`hypes/${premium.id}`, { gifUrl: 'https://cdn.example/gif.mp4', poster: plain.media.gif.path });
    await expectRepaired(['media', 'elsewhere'], ['media', 'elsewhere']);
    const says = (await runDoctor({ repair: false })).left.map(({ where, what }) => `${where}: ${what}`);
    expect(says.toSorted()).toEqual(
      [
        `hypes/${plain.id}: ${plain.media.audio.path} is gone: upload the audio again`,
        `hypes/${premium.id}: uses ${plain.media.gif.path} of another hype: upload it here, too`,
        `hypes/${premium.id}: gifUrl names no object of this project: upload the gif again`,
      ].toSorted(),
    );
  });

  it('deletes objects without an owner, once they are 24 hours old', async () => {
    const file = (await mediaBucket()).file('hypes/nobody/gif-1-gif.mp4');
    await file.save('bytes');
    // However old they are, not before the project is set up.
    await expectRepaired(['objects'], ['objects'], Date.now() + DAY_MS + 60_000);
    await allowSweep();
    await expectRepaired(['objects'], ['objects']);
    expect(await file.exists()).toEqual([true]);
    await set(`hypes/${plain.id}`, { poster: file.name });
    await expectRepaired(['elsewhere'], ['elsewhere'], Date.now() + DAY_MS + 60_000);
    expect(await file.exists()).toEqual([true]);
    await set(`hypes/${plain.id}`, { poster: null });
    await expectRepaired(['objects'], [], Date.now() + DAY_MS + 60_000);
    expect(await file.exists()).toEqual([false]);
    expect(await findBrokenInvariants()).toEqual([]);
  });

  it('keeps what an admin has marked beyond a lowered limit', async () => {
    await set(`admins/${admin.id}`, { hypePremiumLimit: 0 });
    await expectRepaired(['allowance'], ['allowance']);
    expect((await callerAs(admin).session.me()).premiumUsed).toBe(1);
  });
});

describe('the doctor, each time in the project that it has just repaired,', () => {
  beforeAll(makeSoundProject);

  it.each<[string, Rule[], () => Promise<unknown>]>([
    ['a double position', ['order'], () => set(`hypes/${plain.id}`, { order: 2 })],
    ['a missing position', ['shape', 'order'], () => firestore.doc(`hypes/${plain.id}`).update({ order: null })],
    ['a wrong number of hypes', ['order'], () => set('meta/hypeOrder', { count: 7 })],
    ['no number of hypes', ['order'], () => firestore.doc('meta/hypeOrder').delete()],
    ['counts that are not those of the cards', ['shape', 'cards'], () => set(`hypes/${plain.id}`, { imageCount: 9 })],
    ['a mistyped title', ['shape'], () => set(`hypes/${plain.id}`, { title: 1984 })],
    ['media that are not described', ['shape'], () => set(`hypes/${plain.id}`, { media: null })],
    ['an unreadable previous order', ['previousOrder'], () => set('meta/previousOrder', { version: 'x' })],
    [
      'a previous order to come',
      ['previousOrder'],
      () => set('meta/previousOrder', { version: 99, positions: [1, 2] }),
    ],
    ['an admin who knows of other marks', ['premium'], () => set(`admins/${admin.id}`, { premiumUsed: 7 })],
    ['a password', ['passwords'], () => set(`admins/${admin.id}`, { old: [{ userPassword: 'secret' }] })],
    ['a user who cannot be found', ['search'], () => set('users/can', { name: 'Can' })],
    [
      'a reservation of a hype that is gone',
      ['reservations'],
      () => set('uploads/gone', { owner: admin.id, forHype: true, createdAt: Timestamp.now(), objects: {} }),
    ],
  ])('repairs %s', async (_, found, harm) => {
    await harm();
    await expectRepaired(found);
    expect(await findBrokenInvariants()).toEqual([]);
  });
});

describe('fault 19: a premium registry that drifted', () => {
  beforeAll(makeSoundProject);

  const registry = firestore.doc('premiumHypes/premium');

  it.each<[string, () => Promise<unknown>]>([
    ['is missing', () => registry.delete()],
    ['has another count', () => registry.update({ premiumHypeCount: 5 })],
    ['lists an id twice', () => registry.update({ premiumHypeIds: [premium.id, premium.id], premiumHypeCount: 2 })],
    ['lists a hype that is gone', () => registry.update({ premiumHypeIds: [premium.id, 'gone'], premiumHypeCount: 2 })],
    ['lists a hype that is not premium', () => registry.update({ premiumHypeIds: [plain.id], premiumHypeCount: 1 })],
    ['does not list a premium hype', () => registry.update({ premiumHypeIds: [], premiumHypeCount: 0, markedBy: {} })],
    ['knows who marked a hype that is gone', () => registry.update({ 'markedBy.gone': admin.id })],
    ['holds no list', () => registry.set({ premiumHypeCount: '1', premiumHypeIds: premium.id, markedBy: null })],
  ])('that %s is made sound', async (_, harm) => {
    await harm();
    await expectRepaired(['premium']);
    expect((await registry.get()).data()).toMatchObject({ premiumHypeCount: 1, premiumHypeIds: [premium.id] });
    expect(await findBrokenInvariants()).toEqual([]);
  });
});

describe('the command', () => {
  beforeAll(makeSoundProject);

  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../doctor.ts'), ...args], { encoding: 'utf8' });

  it('explains itself', () => {
    const { status, stdout } = run('--help');
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('--repair') });
  });

  it('refuses what it does not know', () => {
    expect(run('--repare').status).toBe(1);
  });

  it('ends with 1 while something is broken, and with 0 once it is repaired', async () => {
    expect(run()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^all +0 +0$/m) });
    await set('meta/hypeOrder', { count: 7 });
    const before = await exportFirestore();
    const report = run();
    expect(report).toMatchObject({ status: 1, stdout: expect.stringContaining('order: meta/hypeOrder knows 7 hypes') });
    expect(report.stdout).toContain('Project: demo-hypelar on emulators');
    expect(await exportFirestore()).toBe(before);
    expect(run('--repair')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^order +1 +0$/m) });
    expect(run().status).toBe(0);
  });
});
