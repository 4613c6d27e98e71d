import { firestore } from '../src/firebase.ts';

/** The emulator address (host:port) in this environment variable. */
function host(name: string): string {
  const address = process.env[name];
  if (!address) throw new Error(`${name} is not set: run these tests beside the emulators.`);
  return address;
}

/** The origin of the web app and the API. */
export const apiOrigin = () => process.env['HYPELAR_URL'] ?? '';

/** Calls an emulator; retries once, since a keep-alive connection may be closed just as it is reused. */
const ask = (url: string, init: RequestInit): Promise<Response> => fetch(url, init).catch(() => fetch(url, init));

async function call(url: string, init: RequestInit): Promise<unknown> {
  const response = await ask(url, init);
  if (!response.ok) throw new Error(`${init.method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Deletes every document. */
export async function clearFirestore(): Promise<void> {
  const database = `v1/projects/${process.env['GCLOUD_PROJECT']}/databases/(default)`;
  const url = `http://${host('FIRESTORE_EMULATOR_HOST')}/emulator/${database}/documents`;
  // On a busy machine the emulator can still hold locks of transactions that have ended.
  for (let attempt = 1; attempt < 4; attempt += 1) {
    const answer = await ask(url, { method: 'DELETE' });
    if (answer.ok) return;
  }
  await call(url, { method: 'DELETE' });
}

/** Turns the delivery of Storage and Firestore events on or off. */
export async function deliverEvents(on: boolean): Promise<void> {
  const action = on ? 'enableBackgroundTriggers' : 'disableBackgroundTriggers';
  await call(`http://${host('FIREBASE_EMULATOR_HUB')}/functions/${action}`, { method: 'PUT' });
}

/** Auth's response to a browser that signs in. */
export async function signInAnswer(email: string, password: string): Promise<{ status: number; text: string }> {
  const url = `http://${host('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const response = await ask(`${url}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return { status: response.status, text: await response.text() };
}

/** An ID token of the account, as a browser gets one. */
export async function signIn(email: string, password: string): Promise<string> {
  const { status, text } = await signInAnswer(email, password);
  if (status !== 200) throw new Error(`Sign-in: ${status} ${text}`);
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || !('idToken' in answer)) throw new Error('No ID token');
  return String(answer.idToken);
}

/** Every document of a collection, by id. */
export async function documents(collection: string) {
  const { docs } = await firestore.collection(collection).get();
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}
