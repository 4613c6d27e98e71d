import { readStoredUser, type planWrites } from '@hypelar/shared/storedUser';
import type { User, UserRow } from '@hypelar/shared/user';
import { indexedText } from '@hypelar/shared/userSearch';
import { FieldPath, firestore, Tx, type DocumentData } from '../firebase.ts';

const users = () => firestore.collection('users');

/** A field of a user stands at the top level or under `data`. */
const bothPlaces = (...fields: string[]) => fields.flatMap((field) => [field, `data.${field}`]);
const ROW_FIELDS = bothPlaces('email', 'name', 'isPremium', 'plan');
const TEXT_FIELDS = bothPlaces('email', 'name');

/** How many users one query of a scan reads. */
const SCAN_PAGE = 5000;

type Page = { after: string | undefined; limit: number };

function pageOf({ after, limit }: Page, fields: string[]) {
  const byId = users()
    .orderBy(FieldPath.documentId())
    .select(...fields);
  return (after === undefined ? byId : byId.startAfter(after)).limit(limit).get();
}

/** The users after one, by document id, at most `limit`. */
export async function readUserRows(page: Page): Promise<UserRow[]> {
  const { docs } = await pageOf(page, ROW_FIELDS);
  return docs.map((document) => readStoredUser(document.id, document.data()));
}

/** The users with these ids, in that order, without those that do not exist. */
export async function readUserRowsById(ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  const snapshots = await firestore.getAll(...ids.map((id) => users().doc(id)), { fieldMask: ROW_FIELDS });
  return snapshots.filter(({ exists }) => exists).map((user) => readStoredUser(user.id, user.data()));
}

export async function countUsers(): Promise<number> {
  return (await users().count().get()).data().count;
}

/** The document of this user, or null. */
export async function readUserDocument(id: string, tx?: Tx): Promise<DocumentData | null> {
  const snapshot = await (tx ? Tx.open(tx).get(users().doc(id)) : users().doc(id).get());
  return snapshot.data() ?? null;
}

/** The user with this id, or null. */
export async function readUser(id: string): Promise<User | null> {
  const document = await readUserDocument(id);
  return document && readStoredUser(id, document);
}

/** A snapshot of a user, who may not exist. */
export type UserSnapshot = { id: string; exists: boolean; data: () => DocumentData | undefined };

/** The indexed text of the user in this document. */
export function userTextOf(document: UserSnapshot): string {
  return indexedText(readStoredUser(document.id, document.data()));
}

/** The indexed text of this user as stored now, or null when there is no such user. */
export async function readUserText(id: string, tx?: Tx): Promise<string | null> {
  const [snapshot] = await (tx ? Tx.open(tx) : firestore).getAll(users().doc(id), { fieldMask: TEXT_FIELDS });
  return snapshot?.exists ? userTextOf(snapshot) : null;
}

/** Yields the id and indexed text of every user, page by page. */
export async function* scanUserTexts(): AsyncGenerator<[id: string, text: string][]> {
  let after: string | undefined;
  do {
    const { docs } = await pageOf({ after, limit: SCAN_PAGE }, TEXT_FIELDS);
    yield docs.map((document) => [document.id, userTextOf(document)]);
    after = docs.length < SCAN_PAGE ? undefined : docs.at(-1)?.id;
  } while (after !== undefined);
}

/** Writes the fields of a plan and no others. */
export function writePlan(tx: Tx, id: string, writes: ReturnType<typeof planWrites>): void {
  const [first, ...others] = writes.map(({ path, value }) => [new FieldPath(...path), value] as const);
  if (first) Tx.open(tx).update(users().doc(id), ...first, ...others.flat());
}
