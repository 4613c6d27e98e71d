import { MEDIA_KINDS, mediaSchema, type MediaKind } from '@hypelar/shared/media';
import { downloadPath } from '../import/downloadPath.ts';
import type { Objects } from '../import/objects.ts';
import type { Problem } from './problem.ts';
import type { Records } from './records.ts';

/** Files of hypes that are gone, or whose address names no object of this project. Only a new upload mends that. */
export function checkMedia({ hypes }: Records, objects: Objects): Problem[] {
  return [...hypes].flatMap(([id, hype]) => {
    const { data: media } = mediaSchema.safeParse(hype['media']);
    return MEDIA_KINDS.flatMap((kind: MediaKind): Problem[] => {
      const problem = (what: string): Problem[] => [{ rule: 'media', where: `hypes/${id}`, what }];
      const path = downloadPath(hype[`${kind}Url`]);
      if (path === null) return problem(`${kind}Url names no object of this project: upload the ${kind} again`);
      if (!objects.has(path)) return problem(`${path} is gone: upload the ${kind} again`);
      const known = media?.[kind].path;
      return known && known !== path ? problem(`${kind}Url and media.${kind} name different objects`) : [];
    });
  });
}

/** Objects that nothing owns. The repair, which is the sweep, leaves those alone that are younger than 24 hours. */
export function checkObjects({ hypes, trash, reservations }: Records, objects: Objects): Problem[] {
  const owned = (id: string) => hypes.has(id) || trash.has(id) || reservations.has(id);
  return [...objects.keys()]
    .filter((path) => !owned(path.split('/')[1] ?? ''))
    .map((path) => ({ rule: 'objects', where: path, what: 'belongs to nothing; it can go once it is 24 hours old' }));
}
