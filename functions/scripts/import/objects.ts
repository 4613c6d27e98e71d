import type { MediaFile } from '@hypelar/shared/media';
import type { DescribeFile } from './legacyHype.ts';
import { namedPaths } from '../../src/media/mediaInUse.ts';
import { objectPages } from '../../src/media/objectStore.ts';
import { downloadPath } from './downloadPath.ts';

/** Objects by path. */
export type Objects = ReadonlyMap<string, MediaFile>;

/** Every object under `hypes/`. */
export async function readObjects(): Promise<Objects> {
  const objects = new Map<string, MediaFile>();
  for await (const page of objectPages('hypes/')) {
    for (const { path, size, contentType, md5Hash } of page) objects.set(path, { path, size, contentType, md5Hash });
  }
  return objects;
}

/** Objects that a hype's document names in the folders of other hypes; only an upload there can replace them. */
export function foreignObjects(id: string, document: unknown, objects: Objects): string[] {
  return [...namedPaths(document)].filter((path) => objects.has(path) && !path.startsWith(`hypes/${id}/`));
}

/** Objects that a document names and its converted version does not. */
export function lostObjects(before: unknown, after: unknown, objects: Objects): string[] {
  const kept = namedPaths(after);
  return [...namedPaths(before)].filter((path) => objects.has(path) && !kept.has(path));
}

/** Looks up the object of a download address among these. */
export function describeIn(objects: Objects): DescribeFile {
  return (address) => objects.get(downloadPath(address) ?? '') ?? null;
}
