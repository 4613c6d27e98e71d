import { randomUUID } from 'node:crypto';
import { PRINCIPALS, type Principal } from './principals.ts';

/** Every collection of the design, section 2. */
// prettier-ignore
export const COLLECTIONS = [
  'hypes', 'users', 'admins', 'docs', 'premiumHypes', 'uploads', 'deletedHypes', 'auditLog', 'userSearch', 'meta',
];

const ONE_OF_EACH = COLLECTIONS.map((collection) => `${collection}/d1`);
/** Documents that a rule might single out. */
// prettier-ignore
const OTHERS = [
  'docs/terms', 'docs/privacy', 'premiumHypes/premium',
  'meta/hypeOrder', 'meta/previousOrder', 'meta/scheduledShuffle', 'userSearch/state',
  'hypes/d1/below/d1', 'users/d1/likes/d1', 'users/someone', 'admins/someone', 'anything/d1',
];

const host = () => process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned ID token, which the emulator accepts. */
function idToken(project: string, claims: object): string {
  const issuer = { iss: `https://securetoken.google.com/${project}`, aud: project, sub: 'someone', user_id: 'someone' };
  const payload = { ...issuer, iat: 0, auth_time: 0, exp: 3600, firebase: { sign_in_provider: 'password' }, ...claims };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload)}.`;
}

type Request = { body?: object | undefined; token?: string | undefined };

async function ask(method: string, address: string, { body, token }: Request) {
  const response = await fetch(`http://${host()}/${address}`, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Loads rules into a project of the Firestore emulator. */
async function load(project: string, content: string): Promise<void> {
  const body = { rules: { files: [{ name: 'firestore.rules', content }] } };
  const { status, text } = await ask('PUT', `emulator/v1/projects/${project}:securityRules`, { body });
  if (status !== 200) throw new Error(`These rules are not taken: ${text}`);
}

type Operation = { name: string; method: string; address: string; body?: object };

/** Every operation on a document or its collection in Firestore's REST API, to which the SDKs' calls correspond. */
function operations(project: string, document: string): Operation[] {
  const root = `v1/projects/${project}/databases/(default)/documents`;
  const above = document.slice(0, document.lastIndexOf('/'));
  const collectionId = above.slice(above.lastIndexOf('/') + 1);
  const body = { fields: {} };
  const group = { structuredQuery: { from: [{ collectionId, allDescendants: true }] } };
  return [
    { name: `get ${document}`, method: 'GET', address: `${root}/${document}` },
    { name: `list ${above}`, method: 'GET', address: `${root}/${above}` },
    { name: `list all ${collectionId}`, method: 'POST', address: `${root}:runQuery`, body: group },
    { name: `create ${document}`, method: 'PATCH', address: `${root}/${document}?currentDocument.exists=false`, body },
    { name: `update ${document}`, method: 'PATCH', address: `${root}/${document}?currentDocument.exists=true`, body },
    { name: `delete ${document}`, method: 'DELETE', address: `${root}/${document}` },
  ];
}

type Asking = { project: string; principal: Principal; documents: string[] };

async function firstPermitted({ project, principal, documents }: Asking): Promise<string | null> {
  const token = principal.claims ? idToken(project, principal.claims) : undefined;
  for (const document of documents) {
    const all = operations(project, document);
    const answers = await Promise.all(all.map(({ method, address, body }) => ask(method, address, { body, token })));
    const open = answers.findIndex(({ status, text }) => status !== 403 || !text.includes('PERMISSION_DENIED'));
    if (open < 0) continue;
    return `${all[open]?.name} by ${principal.name} must be refused, and got ${answers[open]?.status}`;
  }
  return null;
}

/** Why these rules are wrong: the first access that they permit; null when they refuse every one. */
export async function firestoreRulesFault(rules: string): Promise<string | null> {
  // A separate project, where the rules and the documents affect no other test.
  const project = `demo-rules-${randomUUID().slice(0, 8)}`;
  await load(project, rules);
  const few = PRINCIPALS.slice(0, 3);
  const cells = [
    ...few.map((principal) => ({ project, principal, documents: OTHERS })),
    ...PRINCIPALS.map((principal) => ({ project, principal, documents: ONE_OF_EACH })),
  ];
  for (const cell of cells) {
    const fault = await firstPermitted(cell);
    if (fault) return fault;
  }
  return null;
}
