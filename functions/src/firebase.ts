import { getFirestore, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { mediaBucketName } from './env.ts';
import { app } from './firebaseApp.ts';

export {
  FieldPath,
  FieldValue,
  Timestamp,
  type CollectionReference,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
export { auth } from './firebaseAuth.ts';

export const firestore = getFirestore(app);

/**
 * The media bucket. Loaded on first use, since most calls never touch Storage. Every request is retried when the
 * connection breaks: all our writes to Storage are idempotent.
 */
export async function mediaBucket() {
  const [{ getStorage }, { IdempotencyStrategy }] = await Promise.all([
    import('firebase-admin/storage'),
    import('@google-cloud/storage'),
  ]);
  const bucket = getStorage().bucket(mediaBucketName());
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
}

/** Rejects a token that is not a valid App Check token of this project. Loaded on first use: it may be off. */
export async function verifyAppCheckToken(token: string): Promise<void> {
  const { getAppCheck } = await import('firebase-admin/app-check');
  await getAppCheck().verifyToken(token);
}

/** A running transaction. Commands pass it on to repositories and can do nothing else with it. */
export class Tx {
  readonly #transaction: Transaction;
  #proof: DocumentReference | null = null;

  constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  /** For repositories only: Firestore's own transaction. */
  static open(tx: Tx): Transaction {
    return tx.#transaction;
  }

  /** For repositories only: names a new document of this transaction, whose existence proves that it was committed. */
  static prove(tx: Tx, proof: DocumentReference): void {
    tx.#proof = proof;
  }

  static proofOf(tx: Tx): DocumentReference | null {
    return tx.#proof;
  }
}

/**
 * Runs `work` in one Firestore transaction, up to 5 times in all when it conflicts with another. `work` does all reads
 * before its first write, and has only idempotent effects outside the transaction, since it can run more than once.
 * When the response to a commit is lost, the proof tells whether it took effect; then `work` does not run again.
 */
export function inTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  let earlier: { proof: DocumentReference; result: Result } | null = null;
  return firestore.runTransaction(async (transaction) => {
    if (earlier && (await transaction.get(earlier.proof)).exists) return earlier.result;
    const tx = new Tx(transaction);
    const result = await work(tx).catch((error: unknown) => {
      throw isClosed(error) ? Object.assign(new Error('The transaction lost its locks'), { code: ABORTED }) : error;
    });
    const proof = Tx.proofOf(tx);
    earlier = proof && { proof, result };
    return result;
  });
}

const ABORTED = 10;

/** Of parallel reads in an aborted transaction, one fails with ABORTED and the others with the error matched here. */
function isClosed(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 3) return false;
  return /transaction (is invalid or closed|has expired)/i.test(error.message);
}
