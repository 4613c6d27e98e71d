import { isDeepStrictEqual } from 'node:util';
import { idSchema } from '@hypelar/shared/id';
import { repairedOrder, type Ordered } from '@hypelar/shared/order';
import * as z from 'zod/mini';
import type { DocumentData } from '../../src/firebase.ts';
import { storedTime } from '../../src/storedFields.ts';
import { legacyHype } from './legacyHype.ts';
import type { Documents } from './legacyProject.ts';
import { describeIn, foreignObjects, lostObjects, type Objects } from './objects.ts';

export type HypePlan = {
  /** The documents to write, by hype id, each at its position */
  documents: Map<string, DocumentData>;
  /** What could not be converted, by hype id */
  notes: { id: string; note: string }[];
  /** The ids of hypes that cannot be written, since their ids are not valid */
  skipped: string[];
  /** The paths of objects that the legacy documents name and the converted ones do not */
  lost: string[];
  /** How many hypes are left alone */
  kept: number;
  /** How many positions change */
  moved: number;
  premium: number;
};

type Sources = { legacy: Documents; existing: Documents; objects: Objects };

/**
 * Plans the legacy hypes in the stored shape, at positions 1..N together with those in the project. In place, where
 * both are the same documents, leaves hypes alone that have the shape already; otherwise those whose id exists.
 */
export function planHypes({ legacy, existing, objects }: Sources): HypePlan {
  const inPlace = legacy === existing;
  const notes: HypePlan['notes'] = [];
  const skipped: string[] = [];
  const lost: string[] = [];
  const documents = new Map<string, DocumentData>();
  for (const [id, stored] of legacy) {
    if (!inPlace && existing.has(id)) continue;
    if (!inPlace && !idSchema.safeParse(id).success) {
      skipped.push(id);
      continue;
    }
    const read = legacyHype(id, stored, describeIn(objects));
    const foreign = foreignObjects(id, read.document, objects).map((path) => `uses ${path}: upload it here, too`);
    lost.push(...lostObjects(stored, read.document, objects));
    notes.push(...[...read.notes, ...foreign].map((note) => ({ id, note })));
    if (!isDeepStrictEqual(read.document, stored)) documents.set(id, read.document);
  }
  const all = new Map([...existing, ...documents]);
  const moves = repairedOrder([...all].map(([id, document]) => orderedOf(id, document)));
  for (const { id, order } of moves) {
    const document = documents.get(id);
    if (document) documents.set(id, { ...document, order });
  }
  const premium = [...all.values()].filter((document) => document['isPremium'] === true).length;
  const kept = legacy.size - documents.size - skipped.length;
  return { documents, notes, skipped, lost, kept, moved: moves.length, premium };
}

function orderedOf(id: string, { order, createdAt }: DocumentData): Ordered {
  return { id, order: z.number().safeParse(order).data ?? null, createdAt: storedTime.parse(createdAt) };
}
