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
  /** What could not be taken over, by hype id */
  notes: { id: string; note: string }[];
  /** The ids of those that cannot be written, since no path can hold their id */
  skipped: string[];
  /** The paths of objects that the written documents do not name any more */
  lost: string[];
  /** Hypes that are there already and are left alone */
  kept: number;
  /** How many positions change of what is read */
  moved: number;
  premium: number;
};

type Sources = { legacy: Documents; existing: Documents; objects: Objects };

/**
 * The legacy hypes in the stored shape, at positions 1..N together with those that are in the project. In place, where
 * both are the same documents, those that have the shape are left alone; otherwise those whose id is there.
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
