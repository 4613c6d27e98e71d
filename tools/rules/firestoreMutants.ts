import { COLLECTIONS } from './firestoreAccess.ts';
import type { Mutant } from './mutants.ts';

const DENY = 'allow read, write: if false;';
const MATCH = 'match /{document=**} {';
const ADMIN = "request.auth != null && request.auth.token.get('admin', false)";

const change = (name: string, find: string, replace: string): Mutant => ({ name, find, replace });

/** Mistakes that someone could make in firestore.rules. */
export const FIRESTORE_MUTANTS: Mutant[] = [
  change('no condition, as the rules of a new project', DENY, 'allow read, write;'),
  change('anyone has all', DENY, 'allow read, write: if true;'),
  change('every signed-in user has all', DENY, 'allow read, write: if request.auth != null;'),
  change('admins have all', DENY, `allow read, write: if ${ADMIN};`),
  change('admins with one flag have all', DENY, "allow read, write: if request.auth.token.get('canEditHypes', false);"),
  change('open until a day', DENY, 'allow read, write: if request.time < timestamp.date(2099, 1, 1);'),
  change('each has a document', DENY, 'allow read, write: if request.auth.uid == request.path[4];'),
  ...['read', 'write', 'get', 'list', 'create', 'update', 'delete'].map((method) =>
    change(`admins may ${method}`, DENY, `allow ${method}: if ${ADMIN};`),
  ),
  ...COLLECTIONS.map((name) =>
    change(`admins may read ${name}`, MATCH, `match /${name}/{id} { allow get: if ${ADMIN}; }\n    ${MATCH}`),
  ),
  change('what is below a hype is open', MATCH, `match /hypes/{id}/{below=**} { allow list; }\n    ${MATCH}`),
  change('one document is open', MATCH, `match /meta/hypeOrder { allow get; }\n    ${MATCH}`),
  change('groups of collections are open', MATCH, `match /{above=**}/users/{id} { allow list; }\n    ${MATCH}`),
];
