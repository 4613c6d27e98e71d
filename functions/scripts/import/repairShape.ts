import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '../../src/firebase.ts';
import { readHypeDocument, writeHypeDocument } from '../../src/hype/hypeRepository.ts';
import { legacyHype } from './legacyHype.ts';
import { describeIn, type Objects } from './objects.ts';

/** Rewrites one hype in the stored shape. Writes nothing when it has it. */
export function repairShape(id: string, objects: Objects): Promise<void> {
  return inTransaction(async (tx) => {
    const stored = await readHypeDocument(id, tx);
    if (!stored) return;
    const { document } = legacyHype(id, stored, describeIn(objects));
    if (!isDeepStrictEqual(document, stored)) writeHypeDocument(tx, id, document);
  });
}
