import type { Admin } from '@hypelar/shared/admin';
import { owner as demoOwner } from '../scripts/demoAdmins.ts';
import { storedAdmin } from '../scripts/seedBasics.ts';
import { seedSized, type Size } from '../scripts/seed/seedSized.ts';
import { firestore, Timestamp } from '../src/firebase.ts';
import { startApi } from '../test/apiServer.ts';
import { send } from '../test/http.ts';
import { idToken } from '../test/idToken.ts';
import { PROCEDURES } from '../test/procedures.ts';

/** A project of a certain size, and an admin with every flag who calls its API over HTTP. */
export type World = {
  size: Size;
  owner: Admin;
  origin: string;
  /** Calls a procedure and returns the response body; throws unless it succeeds. */
  ask: (procedure: string, input?: unknown) => Promise<string>;
  close: () => Promise<void>;
};

const MUTATIONS = new Set(PROCEDURES.filter(({ type }) => type === 'mutation').map(({ name }) => name));

/** Ages the index as if no user had changed lately: for a minute after a change, searches reread changed shards. */
async function ageSearchIndex(): Promise<void> {
  const { docs } = await firestore.collection('userSearch').select().get();
  const shards = docs.filter(({ id }) => id !== 'state');
  for (const { ref } of shards) await ref.update({ changedAt: Timestamp.fromMillis(Date.now() - 600_000) });
}

/** Fills the project of this process. */
export async function makeWorld(size: Size): Promise<World> {
  await seedSized(size);
  await ageSearchIndex();
  const { origin, close } = await startApi();
  const token = idToken(demoOwner.id);
  const ask = async (procedure: string, input: unknown = {}) => {
    const query = `?input=${encodeURIComponent(JSON.stringify(input))}`;
    const headers = { 'Content-Type': 'application/json' };
    const answer = MUTATIONS.has(procedure)
      ? await send(procedure, { method: 'POST', headers, body: JSON.stringify(input), token, origin })
      : await send(`${procedure}${query}`, { token, origin });
    if (answer.status !== 200) throw new Error(`${procedure} answers ${answer.status}: ${answer.text.slice(0, 500)}`);
    return answer.text;
  };
  return { size, owner: storedAdmin(demoOwner), origin, ask, close };
}
