import { Agent, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fuzzInput } from './fuzzInputs.ts';
import { makeJudge, MAX_REFUSAL_BYTES, type Judge } from './fuzzJudge.ts';
import { fuzzRequest, type FuzzRequest } from './fuzzRequests.ts';
import type { World } from './fuzzWorld.ts';
import { idToken } from './idToken.ts';
import * as z from 'zod/mini';

type Answer = {
  status: number;
  /** Whether the handler responded, not something in front of it */
  handled: boolean;
  body: string;
};

const refusalSchema = z.object({ error: z.object({ data: z.object({ appCode: z.string() }) }) });

/** How many queries run in parallel; mutations run one by one. */
const SIDE_BY_SIDE = 8;

/** Where the API is, and what its handler threw, as far as that is visible. */
type Target = {
  origin: string;
  thrown: unknown[];
  /** Which requests can be sent there; by default all */
  takes?: (request: FuzzRequest) => boolean;
};

/** Sends this many requests and judges the responses. */
export async function fuzzHttp(world: World, api: Target, count: number): Promise<Judge> {
  const judge = makeJudge();
  const agent = new Agent({ keepAlive: true });
  const token = idToken(world.owner.id);
  for (let start = 0; start < count; start += SIDE_BY_SIDE) {
    const queries: Promise<void>[] = [];
    for (let index = start; index < Math.min(start + SIDE_BY_SIDE, count); index += 1) {
      const fuzz = fuzzInput(world, index, { json: true, right: 0.5 });
      const request = fuzzRequest(fuzz, token);
      if (api.takes?.(request) === false) continue;
      const { method, path, body } = request;
      const { Authorization, ...headers } = request.headers;
      const signedIn = Authorization === `Bearer ${token}`;
      const about = { index, method, path, headers, signedIn, body: body?.toString() };
      const sent = { about, head: request.method === 'HEAD' };
      const judged = send(request, { origin: api.origin, agent }).then((answer) => judgeAnswer(judge, answer, sent));
      if (fuzz.procedure.type === 'mutation') await judged;
      else queries.push(judged);
    }
    await Promise.all(queries);
  }
  for (const error of api.thrown) judge.blame(`The handler threw ${String(error)}`, api.thrown.length);
  agent.destroy();
  return judge;
}

/** A call of a batch that failed internally, whatever the status of the batch. */
const FAILED_CALL = /"httpStatus":5/;

type Sent = { about: object; head: boolean };

function judgeAnswer(judge: Judge, { status, handled, body }: Answer, { about, head }: Sent): void {
  if (!handled) {
    // A page of the platform or of the web app; it must not reveal internals either.
    if (status >= 400) judge.read(body, about);
    return judge.refuse(`${status} before the API`);
  }
  const json = parsedJson(body);
  const refusal = refusalSchema.safeParse(Array.isArray(json) ? json[0] : json);
  const appCode = refusal.data?.error.data.appCode;
  judge.read(body, about);
  if (status === 200) judge.accept();
  else judge.refuse(`${status} ${head ? 'of HEAD' : (appCode ?? 'of a batch')}`);

  const shown = `${status} ${body.slice(0, 300)}`;
  if (status >= 500 || FAILED_CALL.test(body)) judge.blame(shown, about);
  else if (!head && json === undefined) judge.blame(`No JSON: ${shown}`, about);
  else if (!head && status >= 400 && !appCode) judge.blame(`No code: ${shown}`, about);
  else if (status >= 400 && Buffer.byteLength(body) > MAX_REFUSAL_BYTES) judge.blame(`Too long: ${shown}`, about);
}

/** The body as JSON, or its lines as an array if the caller wanted JSON Lines; undefined when it is neither. */
function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body.startsWith('{"0":') ? `[${body.trim().replaceAll('\n', ',')}]` : body);
  } catch {
    return undefined;
  }
}

function send(request: FuzzRequest, { origin, agent }: { origin: string; agent: Agent }): Promise<Answer> {
  const { port } = new URL(origin);
  const { method, path, body } = request;
  const length = body ? { 'Content-Length': String(body.length) } : {};
  const headers = { ...length, ...request.headers };
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      const { statusCode = 0, headers: answered } = response;
      buffer(response)
        .then((bytes) => {
          const handled = answered['x-request-id'] !== undefined;
          resolve({ status: statusCode, handled, body: bytes.toString() });
        })
        .catch(reject);
    });
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}
