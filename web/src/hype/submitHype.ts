import { MEDIA_KINDS, mediaPath, type MediaKind, type SomeMediaPaths } from '@hypelar/shared/media';
import type { ApiRefusal } from './submitFailure.ts';

/** Identifies a chosen file, even after a page reload. */
type FileMark = Pick<File, 'name' | 'size' | 'lastModified'>;

/** What is already done, kept across failures: a retry neither reserves again nor sends a file again. */
export type SubmitMemory = {
  id: string | null;
  uploaded: Partial<Record<MediaKind, { file: FileMark; path: string }>>;
};

export const nothingSent = (): SubmitMemory => ({ id: null, uploaded: {} });

/** The files to send: all three for a new hype, the replacements in an edit. */
export type FilesToSubmit = Partial<Record<MediaKind, File>>;

/** The id under which files were uploaded, null when there were none, and their paths. */
export type UploadedMedia = { id: string | null; media: SomeMediaPaths };

/** The side effects of a submit; each throws what went wrong. */
export type SubmitSteps = {
  reserve: () => Promise<string>;
  refreshToken: () => Promise<unknown>;
  upload: (kind: MediaKind, path: string, file: File) => Promise<void>;
  save: (uploaded: UploadedMedia) => Promise<unknown>;
  random: () => string;
};

/** Reserves, uploads gif, audio and video one after the other, then saves the hype (spec, section 4). */
export async function submitHype(files: FilesToSubmit, memory: SubmitMemory, steps: SubmitSteps): Promise<void> {
  const missing = MEDIA_KINDS.flatMap((kind) => {
    const file = files[kind];
    return file && !wasSent(memory, kind, file) ? [{ kind, file }] : [];
  });
  if (missing.length > 0) {
    const id = (memory.id ??= await steps.reserve());
    // An older token lacks a permission that was granted a moment ago.
    await steps.refreshToken();
    for (const { kind, file } of missing) {
      const path = mediaPath(id, kind, { random: steps.random(), fileName: file.name });
      await steps.upload(kind, path, file);
      const { name, size, lastModified } = file;
      memory.uploaded[kind] = { file: { name, size, lastModified }, path };
    }
  }
  await steps.save({ id: memory.id, media: pathsOf(files, memory) });
}

/** Whether this very file was uploaded before. */
function wasSent({ uploaded }: SubmitMemory, kind: MediaKind, file: FileMark): boolean {
  const sent = uploaded[kind]?.file;
  return sent?.name === file.name && sent.size === file.size && sent.lastModified === file.lastModified;
}

/** The files that need not be sent again. */
export function sentKinds(memory: SubmitMemory, files: FilesToSubmit): MediaKind[] {
  return MEDIA_KINDS.filter((kind) => {
    const file = files[kind];
    return file && wasSent(memory, kind, file);
  });
}

function pathsOf(files: FilesToSubmit, { uploaded }: SubmitMemory): SomeMediaPaths {
  const paths: SomeMediaPaths = {};
  for (const kind of MEDIA_KINDS) {
    const sent = uploaded[kind];
    if (files[kind] && sent) paths[kind] = sent.path;
  }
  return paths;
}

/**
 * Forgets what the server says it lacks or does not accept, so that a retry does it again. Returns whether anything was
 * forgotten.
 */
export function forgetRefused(memory: SubmitMemory, { code, details }: Pick<ApiRefusal, 'code' | 'details'>): boolean {
  if (code === 'RESERVATION_NOT_FOUND' || code === 'NOT_YOUR_RESERVATION') {
    forgetSent(memory);
    return true;
  }
  if ((code !== 'UPLOAD_REFUSED' && code !== 'UPLOAD_MISSING') || !details.kind) return false;
  delete memory.uploaded[details.kind];
  return true;
}

/** Forgets everything: the next submit makes a new reservation and sends every file. */
export function forgetSent(memory: SubmitMemory): void {
  Object.assign(memory, nothingSent());
}

/** 8 random characters that make each upload its own object. */
export function randomName(): string {
  const digits = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(digits, (digit) => (digit % 36).toString(36)).join('');
}
