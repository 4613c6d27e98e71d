import type { Card } from '@hypelar/shared/card';
import type { CreateHypeInput } from '@hypelar/shared/hype';
import { MEDIA_KINDS, mediaPath, type MediaKind } from '@hypelar/shared/media';
import type { ApiRefusal } from './submitFailure.ts';

/** What is done already, kept over a failure: a retry sends neither a second reservation nor a file again. */
export type SubmitMemory = { id: string | null; uploaded: Partial<Record<MediaKind, { file: File; path: string }>> };

/** What the form submits once it is valid. */
export type HypeToSubmit = {
  title: string;
  artist: string;
  files: Record<MediaKind, File>;
  cards: readonly Card[];
  isPremium: boolean;
};

/** The parts of a submit that reach out; each throws what went wrong. */
export type SubmitSteps = {
  reserve: () => Promise<string>;
  refreshToken: () => Promise<unknown>;
  upload: (kind: MediaKind, path: string, file: File) => Promise<void>;
  create: (input: CreateHypeInput) => Promise<unknown>;
  random: () => string;
};

/** Reserves, uploads gif, audio and video one after the other, then creates the hype (spec, section 4). */
export async function submitHype(hype: HypeToSubmit, memory: SubmitMemory, steps: SubmitSteps): Promise<void> {
  const id = (memory.id ??= await steps.reserve());
  const missing = MEDIA_KINDS.filter((kind) => memory.uploaded[kind]?.file !== hype.files[kind]);
  // A permission granted a moment ago is in no older token.
  if (missing.length > 0) await steps.refreshToken();
  for (const kind of missing) {
    const file = hype.files[kind];
    const path = mediaPath(id, kind, { random: steps.random(), fileName: file.name });
    await steps.upload(kind, path, file);
    memory.uploaded[kind] = { file, path };
  }
  const { gif, audio, video } = memory.uploaded;
  if (!gif || !audio || !video) throw new Error('A file is missing after its upload.');
  await steps.create({
    id,
    title: hype.title,
    artist: hype.artist,
    timestamps: [...hype.cards],
    isPremium: hype.isPremium,
    media: { gif: gif.path, audio: audio.path, video: video.path },
  });
}

/** Forgets what the server says it does not have or does not accept, so that a retry does it anew. */
export function forgetRefused(memory: SubmitMemory, { code, details }: Pick<ApiRefusal, 'code' | 'details'>): void {
  if ((code === 'UPLOAD_REFUSED' || code === 'UPLOAD_MISSING') && details.kind) delete memory.uploaded[details.kind];
  if (code === 'RESERVATION_NOT_FOUND' || code === 'NOT_YOUR_RESERVATION') {
    memory.id = null;
    memory.uploaded = {};
  }
}

/** 8 random characters that make each upload its own object. */
export function randomName(): string {
  const digits = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(digits, (digit) => (digit % 36).toString(36)).join('');
}
