import { apiOrigin } from './emulators.ts';

export type Answer = { status: number; headers: Headers; text: string; json: () => unknown };

type Request = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  token?: string | undefined;
  /** Where the API is, if not at the origin of the web app */
  origin?: string;
};

/** Sends one request to the API as a plain HTTP client would. */
export async function send(path: string, init: Request = {}): Promise<Answer> {
  const { token, headers, origin = apiOrigin(), ...rest } = init;
  const authorization: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/trpc/${path}`, { ...rest, headers: { ...authorization, ...headers } });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

/** Posts a mutation. */
export function post(path: string, body: unknown, token?: string): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return send(path, token === undefined ? init : { ...init, token });
}

/** The error in tRPC's JSON. */
export function errorOf(answer: Answer): unknown {
  const json = answer.json();
  return typeof json === 'object' && json !== null && 'error' in json ? json.error : json;
}
