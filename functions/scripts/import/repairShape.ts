import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '../../src/firebase.ts';
import { readHypeDocument, writeHypeDocument } from '../../src/hype/hypeRepository.ts';
import { legacyHype } from './legacyHype.ts';
import { describeIn, lostObjects, type Objects } from './objects.ts';

/**
 * Rewrites one hype in the stored shape. Writes nothing when it has that shape, or, unless `mayLose`, when the new
 * document would no longer name all of its objects: the sweep would then delete those.
 */
export function repairShape(id: string, { objects, mayLose }: { objects: Objects; mayLose: boolean }): Promise<void> {
  return inTransaction(async (tx) => {
    const stored = await readHypeDocument(id, tx);
    if (!stored) return;
    const { document } = legacyHype(id, stored, describeIn(objects));
    if (!mayLose && lostObjects(stored, document, objects).length > 0) return;
    if (!isDeepStrictEqual(document, stored)) writeHypeDocument(tx, id, document);
  });
}
