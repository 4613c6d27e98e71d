import { MEDIA_KINDS, mediaSchema, type MediaKind } from '@hypelar/shared/media';
import { downloadPath } from './downloadPath.ts';
import type { Problem } from './problem.ts';
import type { Records } from './records.ts';
import type { Objects } from './storedObjects.ts';

/** How long an object or a reservation may be without a hype, as for the sweep. */
export const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Files of hypes that are gone, or whose address names no object of this project. */
export function checkMedia({ hypes }: Records, objects: Objects): Problem[] {
  return [...hypes].flatMap(([id, hype]) => {
    const { data: media } = mediaSchema.safeParse(hype['media']);
    return MEDIA_KINDS.flatMap((kind: MediaKind): Problem[] => {
      const path = downloadPath(hype[`${kind}Url`]);
      const where = `hypes/${id}`;
      if (path === null) return [{ rule: 'media', where, what: `${kind}Url names no object of this project` }];
      if (!objects.has(path)) return [{ rule: 'media', where, what: `the ${kind} is gone: ${path}` }];
      const known = media?.[kind].path;
      if (known === undefined || known === '' || known === path) return [];
      return [{ rule: 'media', where, what: `${kind}Url and media.${kind} name different objects` }];
    });
  });
}

/** Objects that nothing owns. Those of the last 24 hours are left to the sweep. */
export function checkObjects({ hypes, trash, reservations }: Records, objects: Objects): Problem[] {
  const owned = (id: string) => hypes.has(id) || trash.has(id) || reservations.has(id);
  return [...objects.keys()]
    .filter((path) => !owned(path.split('/')[1] ?? ''))
    .map((path) => ({ rule: 'objects', where: path, what: 'belongs to nothing' }));
}
