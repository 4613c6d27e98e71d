import { isDeepStrictEqual } from 'node:util';
import { idSchema } from '@hypelar/shared/id';
import { legacyHype } from '../import/legacyHype.ts';
import { describeIn, lostObjects, type Objects } from '../import/objects.ts';
import { problem, type Problem } from './problem.ts';
import type { Records } from './records.ts';

/** Hypes with fields that are missing, mistyped or in the wrong place. */
export function checkShape({ hypes }: Records, objects: Objects): Problem[] {
  return [...hypes].flatMap(([id, stored]): Problem[] => {
    const { document, notes } = legacyHype(id, stored, describeIn(objects));
    if (isDeepStrictEqual(document, stored)) return [];
    const fields = new Set([...Object.keys(document), ...Object.keys(stored)]);
    const changed = [...fields].filter((field) => !isDeepStrictEqual(document[field], stored[field]));
    const lost = lostObjects(stored, document, objects).map((path) => `by hand, since nothing would name ${path} then`);
    const what = [`has to be rewritten in ${changed.join(', ')}`, ...lost, ...notes].join('; ');
    return [problem('shape', `hypes/${id}`, what)];
  });
}

/** Hypes that another program gave an id which the API does not accept. */
export function checkIds({ hypes }: Records): Problem[] {
  return [...hypes.keys()]
    .filter((id) => !idSchema.safeParse(id).success)
    .map((id) => problem('ids', `hypes/${id}`, 'can be listed, but neither opened, moved nor deleted'));
}
