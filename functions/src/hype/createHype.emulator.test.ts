import type { CreateHypeInput } from '@hypelar/shared/hype';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearFirestore, deliverEvents, documents } from '../../test/emulators.ts';
import { callerAs, hypeInput, makeAdmin, readyHype, upload, uploadAll, VIDEO_MS } from '../../test/factories.ts';
import { refusalOf } from '../../test/refusal.ts';
import { firestore, mediaBucket, Timestamp } from '../firebase.ts';

beforeAll(() => deliverEvents(false));
afterAll(() => deliverEvents(true));
afterAll(clearFirestore);
beforeEach(clearFirestore);

const cardsOf = (total: number): CreateHypeInput['timestamps'] => [{ timestamp: total, type: 'image' }];

describe('hype.create', () => {
  it('writes exactly the documents of the design, in one go', async () => {
    const admin = await makeAdmin();
    const input = await readyHype(admin, { isPremium: true });
    const hype = await callerAs(admin).hype.create(input);

    const { [input.id]: stored } = await documents('hypes');
    const at = stored?.['createdAt'];
    expect(at).toBeInstanceOf(Timestamp);
    const file = (path: string) => ({ path, size: expect.any(Number), md5Hash: expect.stringMatching(/^.{22}==$/) });
    const document = {
      ...{ id: input.id, title: input.title, artist: input.artist, order: 1, isPremium: true, duration: 6, likes: [] },
      ...{ timestamps: input.timestamps, timestampsCount: 2, imageCount: 1, videoCount: 1 },
      ...{ gifUrl: hype.gifUrl, audioUrl: hype.audioUrl, videoUrl: hype.videoUrl, createdAt: at, updatedAt: at },
      media: {
        gif: { ...file(input.media.gif), contentType: 'video/mp4' },
        audio: { ...file(input.media.audio), contentType: 'audio/mpeg' },
        video: { ...file(input.media.video), contentType: 'video/mp4' },
      },
    };
    expect(stored).toEqual(document);
    expect(await documents('premiumHypes')).toEqual({
      premium: { premiumHypeCount: 1, premiumHypeIds: [input.id], markedBy: { [input.id]: admin.id } },
    });
    expect(await documents('meta')).toEqual({ hypeOrder: { count: 1, version: 2 } });
    expect(Object.values(await documents('auditLog'))).toEqual([
      {
        ...{ at, admin: { id: admin.id, email: admin.email }, action: 'hype.create', target: `hypes/${input.id}` },
        ...{ before: null, after: document },
      },
    ]);
    const { [input.id]: reservation } = await documents('uploads');
    expect(reservation).toMatchObject({ id: input.id, owner: admin.id, forHype: true });
    expect(hype).toMatchObject({ id: input.id, order: 1, duration: 6, createdAt: hype.updatedAt });
  });

  it('gives URLs under which the very bytes are found', async () => {
    const admin = await makeAdmin();
    const input = await readyHype(admin);
    const hype = await callerAs(admin).hype.create(input);
    for (const [url, path] of [
      [hype.gifUrl, input.media.gif],
      [hype.audioUrl, input.media.audio],
      [hype.videoUrl, input.media.video],
    ] as const) {
      const [bytes] = await (await mediaBucket()).file(path).download();
      const response = await fetch(url);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      expect((await fetch(url.replace(/token=.*/, 'token=wrong'))).status).toBe(403);
    }
  });

  it.each([-449, 0, 449])('takes cards that are off by %i ms', async (off) => {
    const admin = await makeAdmin();
    const input = await readyHype(admin, { timestamps: cardsOf(VIDEO_MS + off) });
    await expect(callerAs(admin).hype.create(input)).resolves.toMatchObject({ id: input.id });
  });

  it.each([-451, -450, 450, 451])('T8: refuses cards that are off by %i ms, and writes nothing', async (off) => {
    const admin = await makeAdmin();
    const input = await readyHype(admin, { timestamps: cardsOf(VIDEO_MS + off) });
    expect(await refusalOf(callerAs(admin).hype.create(input))).toEqual({
      ...{ code: 'BAD_REQUEST', appCode: 'CARD_TIME_MISMATCH', details: { durationMs: VIDEO_MS } },
    });
    expect(await documents('hypes')).toEqual({});
    expect(await documents('auditLog')).toEqual({});
  });

  it('refuses an admin without canCreateHypes before it reads the input', async () => {
    const admin = await makeAdmin({ canCreateHypes: false });
    const nonsense = JSON.parse('{"id": 5}');
    expect(await refusalOf(callerAs(admin).hype.create(nonsense))).toMatchObject({
      ...{ code: 'FORBIDDEN', appCode: 'FLAG_MISSING' },
    });
  });

  it('refuses input that is not as it must be', async () => {
    const admin = await makeAdmin();
    const nonsense = JSON.parse('{"id": "a/b", "order": 1}');
    expect(await refusalOf(callerAs(admin).hype.create(nonsense))).toMatchObject({
      code: 'BAD_REQUEST',
      appCode: null,
    });
  });
});

describe('the premium allowance', () => {
  it('is used up at the limit of the admin', async () => {
    const admin = await makeAdmin({ hypePremiumLimit: 1 });
    await callerAs(admin).hype.create(await readyHype(admin, { isPremium: true }));
    const second = await readyHype(admin, { isPremium: true });
    expect(await refusalOf(callerAs(admin).hype.create(second))).toMatchObject({
      ...{ code: 'FORBIDDEN', appCode: 'PREMIUM_NOT_ALLOWED' },
    });
    expect(Object.keys(await documents('hypes'))).toHaveLength(1);
    await expect(callerAs(admin).hype.create({ ...second, isPremium: false })).resolves.toMatchObject({ order: 2 });
    expect(await callerAs(admin).session.me()).toMatchObject({ premiumUsed: 1 });
  });

  it('needs canEditHypes', async () => {
    const admin = await makeAdmin({ canEditHypes: false });
    const input = await readyHype(admin, { isPremium: true });
    expect(await refusalOf(callerAs(admin).hype.create(input))).toMatchObject({ appCode: 'PREMIUM_NOT_ALLOWED' });
  });

  it('gives its last place to one of three at once', { timeout: 120_000 }, async () => {
    const admin = await makeAdmin({ hypePremiumLimit: 1 });
    const inputs = [];
    for (let index = 0; index < 3; index += 1) inputs.push(await readyHype(admin, { isPremium: true }));
    const results = await Promise.allSettled(inputs.map((input) => callerAs(admin).hype.create(input)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await documents('premiumHypes')).toMatchObject({ premium: { premiumHypeCount: 1 } });
  });
});

describe('the files of a hype', () => {
  it.each(['gif', 'audio', 'video'] as const)('must be there: %s', async (kind) => {
    const admin = await makeAdmin();
    const input = await readyHype(admin);
    await (await mediaBucket()).file(input.media[kind]).delete();
    expect(await refusalOf(callerAs(admin).hype.create(input))).toEqual({
      ...{ code: 'PRECONDITION_FAILED', appCode: 'UPLOAD_MISSING', details: { kind } },
    });
  });

  it('T10: must be stored as they are: a packed one is refused and deleted', async () => {
    const admin = await makeAdmin();
    const { id } = await callerAs(admin).hype.reserve({});
    const media = { ...(await uploadAll(id)), gif: await upload(id, 'gif', { contentEncoding: 'gzip' }) };
    expect(await refusalOf(callerAs(admin).hype.create(hypeInput(id, media)))).toEqual({
      ...{ code: 'PRECONDITION_FAILED', appCode: 'UPLOAD_REFUSED', details: { kind: 'gif', refusal: 'WRONG_TYPE' } },
    });
    expect((await (await mediaBucket()).file(media.gif).exists())[0]).toBe(false);
  });

  it('T10: must be what they claim: a text with the name of a video is refused and deleted, again and again', async () => {
    const admin = await makeAdmin();
    const { id } = await callerAs(admin).hype.reserve({});
    const media = { ...(await uploadAll(id)), video: await upload(id, 'video', { fileName: 'notVideo.mp4' }) };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await refusalOf(callerAs(admin).hype.create(hypeInput(id, media)))).toEqual({
        ...{ code: 'PRECONDITION_FAILED', appCode: 'UPLOAD_REFUSED', details: { kind: 'video', refusal: 'NOT_MEDIA' } },
      });
    }
    expect((await (await mediaBucket()).file(media.video).exists())[0]).toBe(false);
    const again = { ...media, video: await upload(id, 'video') };
    await expect(callerAs(admin).hype.create(hypeInput(id, again))).resolves.toMatchObject({ id });
  });

  it('must lie under its own id', async () => {
    const admin = await makeAdmin();
    const other = await readyHype(admin);
    const input = await readyHype(admin, { media: other.media });
    expect(await refusalOf(callerAs(admin).hype.create(input))).toEqual({
      ...{ code: 'BAD_REQUEST', appCode: 'BAD_INPUT', details: { field: 'media.gif' } },
    });
  });
});

describe('the reservation', () => {
  it('must exist', async () => {
    const admin = await makeAdmin();
    const media = { gif: 'hypes/none/gif-a', audio: 'hypes/none/audio-a', video: 'hypes/none/video-a' };
    expect(await refusalOf(callerAs(admin).hype.create(hypeInput('none', media)))).toMatchObject({
      ...{ code: 'NOT_FOUND', appCode: 'RESERVATION_NOT_FOUND' },
    });
  });

  it("must be the caller's own", async () => {
    const input = await readyHype(await makeAdmin());
    expect(await refusalOf(callerAs(await makeAdmin()).hype.create(input))).toMatchObject({
      ...{ code: 'FORBIDDEN', appCode: 'NOT_YOUR_RESERVATION' },
    });
  });
});

describe('fault 13: the same request again', () => {
  it('gives the same hype and writes nothing', async () => {
    const admin = await makeAdmin();
    const input = await readyHype(admin, { isPremium: true });
    const first = await callerAs(admin).hype.create(input);
    expect(await callerAs(admin).hype.create({ ...input, title: `  ${input.title} ` })).toEqual(first);
    expect(Object.keys(await documents('auditLog'))).toHaveLength(1);
    expect(await documents('meta')).toMatchObject({ hypeOrder: { count: 1 } });
    expect(await documents('premiumHypes')).toMatchObject({ premium: { premiumHypeCount: 1 } });
  });

  it('makes one hype when both arrive at once', { timeout: 120_000 }, async () => {
    const admin = await makeAdmin();
    const input = await readyHype(admin);
    const [one, two] = await Promise.all([callerAs(admin).hype.create(input), callerAs(admin).hype.create(input)]);
    expect(one).toEqual(two);
    expect(await documents('meta')).toMatchObject({ hypeOrder: { count: 1 } });
  });

  it('gives the hype as it is now after an edit, even when its first files are gone', async () => {
    const admin = await makeAdmin();
    const input = await readyHype(admin);
    await callerAs(admin).hype.create(input);
    await firestore.doc(`hypes/${input.id}`).update({ title: 'Yeni' });
    await (await mediaBucket()).file(input.media.gif).delete();
    expect(await callerAs(admin).hype.create(input)).toMatchObject({ title: 'Yeni' });
  });

  it('is a conflict with other content', async () => {
    const admin = await makeAdmin();
    const input = await readyHype(admin);
    await callerAs(admin).hype.create(input);
    for (const change of [{ title: 'Başka' }, { isPremium: true }, { timestamps: cardsOf(VIDEO_MS) }]) {
      expect(await refusalOf(callerAs(admin).hype.create({ ...input, ...change }))).toMatchObject({
        ...{ code: 'CONFLICT', appCode: 'HYPE_EXISTS' },
      });
    }
  });
});

it('gives four at once the positions 1 to 4', { timeout: 120_000 }, async () => {
  const admin = await makeAdmin();
  const inputs = [];
  for (let index = 0; index < 4; index += 1) inputs.push(await readyHype(admin));
  const hypes = await Promise.all(inputs.map((input) => callerAs(admin).hype.create(input)));
  expect(hypes.map(({ order }) => order).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(await documents('meta')).toMatchObject({ hypeOrder: { count: 4 } });
});
