import type { MediaFile } from '@hypelar/shared/media';
import type { DescribeFile } from './legacyHype.ts';
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

/** Finds the object of an address among these. */
export function describeIn(objects: Objects): DescribeFile {
  return (address) => objects.get(downloadPath(address) ?? '') ?? null;
}
