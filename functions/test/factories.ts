import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Admin } from '@hypelar/shared/admin';
import type { CreateHypeInput } from '@hypelar/shared/hype';
import { mediaPath, type MediaKind, type MediaPaths } from '@hypelar/shared/media';
import { adminClaims, writeAdmin } from '../src/admin/adminRepository.ts';
import { auth, mediaBucket } from '../src/firebase.ts';
import { createCaller } from '../src/trpc/appRouter.ts';
import { createContext } from '../src/trpc/context.ts';

/** The duration of `video.mp4`, in ms. */
export const VIDEO_MS = 6000;
export const PASSWORD = 'a-password-of-32-characters-long';

const MEDIA = join(import.meta.dirname, '../../web/e2e/media');
export const fixture = (name: string): Promise<Uint8Array> => readFile(join(MEDIA, name));

/** An admin with every flag and a premium limit of 10, unless told otherwise. */
export async function makeAdmin(change: Partial<Admin> = {}): Promise<Admin> {
  const id = `admin-${randomUUID()}`;
  const admin: Admin = {
    ...{ id, email: `${id}@hypelar.test`, hypePremiumLimit: 10, disabled: false, createdAt: 0, createdBy: null },
    ...{ canCreateAdmins: true, canCreateHypes: true, canDeleteHypes: true, canEditHypes: true },
    ...change,
  };
  await writeAdmin(admin);
  return admin;
}

/** Creates the Auth account of an admin, with their claims. */
export async function makeAccount(admin: Admin): Promise<void> {
  await auth.createUser({ uid: admin.id, email: admin.email, password: PASSWORD });
  await auth.setCustomUserClaims(admin.id, adminClaims(admin));
}

/** A caller of the procedures as the account with this uid, without Auth. */
export function callerAs({ id }: { id: string }): ReturnType<typeof createCaller> {
  const verifyIdToken = async () => ({ uid: id });
  return createCaller(createContext({ authorization: 'Bearer token', checkRevoked: true, verifyIdToken }));
}

export type Upload = { fileName: string; contentType: string; contentEncoding?: string };

const FILES: Record<MediaKind, Upload> = {
  gif: { fileName: 'gif.mp4', contentType: 'video/mp4' },
  audio: { fileName: 'audio.mp3', contentType: 'audio/mpeg' },
  video: { fileName: 'video.mp4', contentType: 'video/mp4' },
};

/** Stores one file for a hype, bypassing the rules, and returns its path. */
export async function upload(hypeId: string, kind: MediaKind, change: Partial<Upload> = {}): Promise<string> {
  const { fileName, ...metadata } = { ...FILES[kind], ...change };
  const path = mediaPath(hypeId, kind, { random: randomUUID().slice(0, 8), fileName });
  const file = (await mediaBucket()).file(path);
  await file.save(await fixture(fileName), { metadata, resumable: false });
  return path;
}

/** Stores all three files. */
export async function uploadAll(hypeId: string): Promise<MediaPaths> {
  const [gif, audio, video] = await Promise.all([
    upload(hypeId, 'gif'),
    upload(hypeId, 'audio'),
    upload(hypeId, 'video'),
  ]);
  return { gif, audio, video };
}

/** What the form sends for a reserved hype whose cards fill the video exactly. */
export function hypeInput(id: string, media: MediaPaths, change: Partial<CreateHypeInput> = {}): CreateHypeInput {
  const timestamps: CreateHypeInput['timestamps'] = [
    { timestamp: 2000, type: 'image' },
    { timestamp: VIDEO_MS - 2000, type: 'video' },
  ];
  return { id, title: 'Işıklı Gece', artist: 'Şükrü Öztürk', timestamps, isPremium: false, media, ...change };
}

/** Reserves an id, stores its files and returns the input of `hype.create`. */
export async function readyHype(admin: Admin, change: Partial<CreateHypeInput> = {}): Promise<CreateHypeInput> {
  const { id } = await callerAs(admin).hype.reserve({});
  return hypeInput(id, await uploadAll(id), change);
}
