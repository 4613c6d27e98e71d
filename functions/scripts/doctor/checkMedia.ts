import { MEDIA_KINDS, mediaSchema, type MediaKind } from '@hypelar/shared/media';
import { usesOf } from '../../src/media/mediaInUse.ts';
import { downloadPath } from '../import/downloadPath.ts';
import { foreignObjects, type Objects } from '../import/objects.ts';
import { problem, type Problem } from './problem.ts';
import type { Records } from './records.ts';

/**
 * Files of hypes that are missing or lie elsewhere; those of another hype or another host still play. Only a new upload
 * fixes any of these.
 */
export function checkMedia({ hypes }: Records, objects: Objects): Problem[] {
  return [...hypes].flatMap(([id, hype]) => {
    const { data: media } = mediaSchema.safeParse(hype['media']);
    const where = `hypes/${id}`;
    const foreign = foreignObjects(id, hype, objects).map((path) =>
      problem('elsewhere', where, `uses ${path} of another hype: upload it here, too`),
    );
    const own = MEDIA_KINDS.flatMap((kind: MediaKind): Problem[] => {
      const path = downloadPath(hype[`${kind}Url`]);
      if (path === null) return [problem(isWeb(hype[`${kind}Url`]) ? 'elsewhere' : 'media', where, unknown(kind))];
      if (!objects.has(path)) return [problem('media', where, `${path} is gone: upload the ${kind} again`)];
      const known = media?.[kind].path;
      const differ = known !== undefined && known !== '' && known !== path;
      return differ ? [problem('media', where, `${kind}Url and media.${kind} name different objects`)] : [];
    });
    return [...foreign, ...own];
  });
}

const unknown = (kind: MediaKind) => `${kind}Url names no object of this project: upload the ${kind} again`;
const isWeb = (address: unknown) => typeof address === 'string' && URL.parse(address)?.protocol === 'https:';

/** Objects that nothing owns. The repair (the sweep) leaves objects younger than 24 hours alone. */
export function checkObjects({ hypes, trash, reservations }: Records, objects: Objects): Problem[] {
  const owned = (id: string) => hypes.has(id) || trash.has(id) || reservations.has(id);
  const uses = usesOf([...hypes, ...trash]);
  return [...objects.keys()]
    .filter((path) => !owned(path.split('/')[1] ?? '') && !uses.has(path))
    .map((path) => problem('objects', path, 'belongs to nothing; it can go once it is 24 hours old'));
}
