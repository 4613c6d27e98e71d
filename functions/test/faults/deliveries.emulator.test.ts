import '../ownProject.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { firestore, inTransaction, mediaBucket, Timestamp } from '../../src/firebase.ts';
import * as deployed from '../../src/index.ts';
import { requireNoFailures } from '../../src/schedules/requireNoFailures.ts';
import { writeSearchState } from '../../src/user/userSearchRepository.ts';
import { billOf } from '../bill.ts';
import { clearFirestore } from '../emulators.ts';
import { callerAs, makeAdmin, upload } from '../factories.ts';
import { hypeDocument, idsInOrder, placeHypes, recordedFile, versionOfOrder } from '../hypes.ts';
import { exportFirestore } from '../project.ts';

process.env['SHUFFLE_ENABLED'] = 'true';
beforeEach(clearFirestore);

const { api: _api, ...background } = deployed;
const LONG_AGO = new Timestamp(1, 0);
const slot = (scheduleTime = '2026-01-05T00:00:00Z') => ({ scheduleTime, jobName: 'job' });
const runnable = z.custom<(event: object) => Promise<unknown>>((value) => typeof value === 'function');
/** Delivers an event with this data to a trigger. */
const tell = (trigger: object, data: object) => runnable.parse(Reflect.get(trigger, 'run'))({ id: 'one', data });

/** A stored object with its reservation: its path, and the metadata that Storage sends in events. */
async function toldObject() {
  const { id } = await callerAs(await makeAdmin()).hype.reserve({});
  const path = await upload(id, 'gif');
  const [metadata] = await (await mediaBucket()).file(path).getMetadata();
  return { path, metadata };
}

/** For each function: prepares something for it to do, and returns a delivery of the event that reports it. */
const DELIVERIES: Record<keyof typeof background, () => Promise<() => Promise<unknown>>> = {
  recordUpload: async () => {
    const { metadata } = await toldObject();
    return async () => tell(deployed.recordUpload, metadata);
  },
  recordRemoval: async () => {
    const { metadata } = await toldObject();
    return async () => tell(deployed.recordRemoval, metadata);
  },
  indexUser: async () => {
    await inTransaction(async (tx) => writeSearchState(tx, { live: { generation: 1, shards: 2 }, building: null }));
    const before = await firestore.doc('users/u').get();
    await firestore.doc('users/u').set({ name: 'Ayşe' });
    const after = await firestore.doc('users/u').get();
    return async () => tell(deployed.indexUser, { before, after });
  },
  shuffleHypes: async () => {
    await placeHypes(8);
    return async () => deployed.shuffleHypes.run(slot());
  },
  purgeTrash: async () => {
    await firestore.doc('deletedHypes/h1').set({ ...hypeDocument('h1', 1), deletedAt: LONG_AGO });
    await recordedFile('h1', 'gif');
    return async () => deployed.purgeTrash.run(slot());
  },
  sweepUploads: async () => {
    const { id } = await callerAs(await makeAdmin()).hype.reserve({});
    await firestore.doc(`uploads/${id}`).update({ createdAt: LONG_AGO });
    return async () => deployed.sweepUploads.run(slot());
  },
};

describe('T24, fault 2, fault 6: a trigger or a schedule', () => {
  it.each(Object.entries(DELIVERIES))(
    'changes nothing more when it is told again, one after the other or at once: %s',
    { timeout: 120_000 },
    async (_, prepare) => {
      const deliver = await prepare();
      const before = await exportFirestore();
      await deliver();
      const after = await exportFirestore();
      expect(after).not.toBe(before);
      await deliver();
      await Promise.all(Array.from({ length: 4 }, deliver));
      expect(await exportFirestore()).toBe(after);
    },
  );

  it('that is deployed has such a test', () => {
    expect(Object.keys(DELIVERIES).toSorted()).toEqual(Object.keys(background).toSorted());
  });
});

describe('the trigger on users', () => {
  it('takes a user who was deleted out of the index', async () => {
    await (
      await DELIVERIES.indexUser()
    )();
    const before = await firestore.doc('users/u').get();
    await firestore.doc('users/u').delete();
    const after = await firestore.doc('users/u').get();
    expect(await exportFirestore()).toContain('ayse');
    await tell(deployed.indexUser, { before, after });
    expect(await exportFirestore()).not.toContain('ayse');
  });

  it('reads nothing when neither name nor e-mail address has changed, at the top or under data', async () => {
    const deliver = await DELIVERIES.indexUser();
    const user = firestore.doc('users/u');
    const change = async (fields: object) => {
      const before = await user.get();
      await user.update(fields);
      const after = await user.get();
      return billOf(async () => tell(deployed.indexUser, { before, after }));
    };
    // An event that overtakes the one which reports the name leaves the name to that one.
    expect(await change({ likes: ['h1'], plan: 'Free', data: { name: 'Ayşe', forced: true } })).toMatchObject({
      ...{ reads: 0, writes: 0 },
    });
    expect(await exportFirestore()).not.toContain('ayse');
    await deliver();
    expect(await exportFirestore()).toContain('ayse');
    expect(await change({ 'data.name': 'Fatma' })).toMatchObject({ reads: 5, writes: 1 });
    expect(await exportFirestore()).toContain('fatma');
  });
});

describe('the schedules', () => {
  it('fail, so that they run again, when they have left anything', async () => {
    expect(() => requireNoFailures({ failures: 0 })).not.toThrow();
    expect(() => requireNoFailures({ failures: 1 })).toThrow('1');
  });

  it('shuffle nothing while that is switched off', async () => {
    await placeHypes(8);
    process.env['SHUFFLE_ENABLED'] = 'false';
    const before = await exportFirestore();
    await deployed.shuffleHypes.run(slot());
    process.env['SHUFFLE_ENABLED'] = 'true';
    expect(await exportFirestore()).toBe(before);
  });

  it('shuffle each time they are due, and no time that is over', async () => {
    await placeHypes(8);
    await deployed.shuffleHypes.run(slot('2026-01-12T00:00:00Z'));
    const order = await idsInOrder();
    await deployed.shuffleHypes.run(slot('2026-01-05T00:00:00Z'));
    expect(await idsInOrder()).toEqual(order);
    await deployed.shuffleHypes.run(slot('2026-01-19T00:00:00Z'));
    expect(await versionOfOrder()).toBe(3);
  });
});
