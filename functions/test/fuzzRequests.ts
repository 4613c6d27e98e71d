import { gzipSync } from 'node:zlib';
import type { FuzzInput } from './fuzzInputs.ts';
import type { Random } from './fuzzRandom.ts';

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | null };

type Change = (request: FuzzRequest, fuzz: FuzzInput) => FuzzRequest;

/** The request that a client makes from an input, or that request with one or two changes no client would make. */
export function fuzzRequest(fuzz: FuzzInput, token: string): FuzzRequest {
  const { random } = fuzz;
  let request = properRequest(fuzz, token);
  if (random.chance(0.5)) return request;
  for (let changes = random.pick([1, 1, 2]); changes > 0; changes -= 1) request = random.pick(CHANGES)(request, fuzz);
  return request;
}

function properRequest({ procedure, input, random }: FuzzInput, token: string): FuzzRequest {
  const headers = { Authorization: `Bearer ${token}` };
  const text = JSON.stringify(input);
  if (procedure.type === 'query') {
    const query = text === undefined ? '' : `?input=${encodeURIComponent(text.toWellFormed())}`;
    // HTTP itself refuses a longer request line.
    return { method: 'GET', path: `/trpc/${procedure.name}${query.length > 8000 ? '' : query}`, headers, body: null };
  }
  const path = `/trpc/${procedure.name}`;
  const type = { 'Content-Type': random.pick(['application/json', 'application/json; charset=utf-8']) };
  const body = text === undefined ? null : Buffer.from(text);
  return { method: 'POST', path, headers: { ...headers, ...type }, body };
}

const METHODS = ['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'GET', 'POST'] as const;
const TYPES = [
  ...(['text/plain', 'application/octet-stream', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const),
  ...(['multipart/form-data; boundary=x', 'text/plain; application/json', 'application/json, text/plain'] as const),
  ...(['', ';', 'application/JSON ;', 'application/json+x', 'application/json; charset=utf-16'] as const),
] as const;
const PATHS = [
  ...([
    '/',
    '//',
    '//[',
    '/\\',
    '/trpc',
    '/trpc/',
    '/trpc//',
    '/trpc/.',
    '/trpc/..',
    '/trpc/../trpc/hype.list',
  ] as const),
  ...([
    '/trpc/%E0%A4%A',
    '/trpc/%00',
    '/trpc/%2e%2e%2f',
    '/trpc/,',
    '/trpc/,,,',
    '/trpc/hype',
    '/trpc/hype.none',
  ] as const),
  ...([
    '/trpc/__proto__',
    '/trpc/constructor.name',
    '/trpc/toString',
    '/trpc/hype.__proto__',
    '*',
    '/trpc/?',
    '?',
  ] as const),
  ...([
    '/trpc/session.me,hype.list?batch=1',
    '/trpc/session.me,hype.shuffle?batch=1',
    '/trpc/session.me?batch=x',
  ] as const),
  ...([
    '/trpc/hype.list?input={',
    '/trpc/hype.list?input=%',
    '/trpc/hype.list?input=%FF',
    '/trpc/hype.list?input=',
  ] as const),
  ...(['/trpc/hype.list?input=1&input=2', '/trpc/hype.list?input[a]=1', '/trpc/hype.list?connectionParams=1'] as const),
  ...([
    '/trpc/hype.list?connectionParams={"a":1}',
    '/trpc/hype.list?batch=1&input=[]',
    '//user@:99999/trpc/a',
  ] as const),
  ...([
    'http://localhost:99999/trpc/session.me',
    'http://[/trpc/session.me',
    '/trpc/session.me#x',
    '/api/session.me',
  ] as const),
] as const;
const HEADERS: readonly [Record<string, string>, ...Record<string, string>[]] = [
  ...([
    { 'trpc-accept': 'application/jsonl' },
    { Accept: 'text/event-stream' },
    { 'x-trpc-source': '\u00ff' },
  ] as const),
  ...([{ 'Content-Encoding': 'br' }, { 'Content-Encoding': 'gzip' }, { 'Last-Event-Id': '-1' }] as const),
  ...([{ Authorization: '' }, { Authorization: 'Bearer' }, { Authorization: 'Basic YTpi' }] as const),
  ...([
    { Authorization: 'Bearer a.b.c' },
    { Authorization: `Bearer ${'a'.repeat(8000)}` },
    { Cookie: 'token=a' },
  ] as const),
  ...([{ Origin: 'null' }, { Host: '[' }, { Host: '' }, { 'X-Forwarded-Host': '//' }, { Expect: 'x' }] as const),
  ...([{ 'X-HTTP-Method-Override': 'DELETE' }, { 'Transfer-Encoding': 'chunked' }, { Range: 'bytes=0-' }] as const),
];
const BODIES: readonly [string, ...string[]] = [
  ...([
    '',
    ' ',
    'null',
    '1',
    '"x"',
    '[]',
    '[[]]',
    'true',
    '{',
    '{"id":',
    '{"id": 1e999}',
    '{"id":"a","id":"b"}',
  ] as const),
  ...(['{"__proto__":{"id":"h1"}}', '{"constructor":{"prototype":{}}}', '\ufeff{}', 'NaN', "{'id':1}", '\0'] as const),
  ...([
    '{"0":{},"1":{}}',
    '{"0":{"id":"h1"}}',
    '{"-1":{}}',
    '[{}]',
    '--x\r\nContent-Disposition: form-data\r\n\r\n',
  ] as const),
  ...([
    '{"id":"\\ud800"}',
    '{"id":"\\u0000"}',
    `{"id":"${'x'.repeat(20_000)}"}`,
    '{"json":{"id":"h1"},"meta":{}}',
  ] as const),
  '['.repeat(100_000),
  `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`,
  `"${'x'.repeat(1_100_000)}"`,
];

const CHANGES: readonly [Change, ...Change[]] = [
  (request, { random }) => ({ ...request, method: random.pick(METHODS) }),
  (request, { random }) => withHeaders(request, { 'Content-Type': random.pick(TYPES) }),
  (request, { random }) => withHeaders(request, random.pick(HEADERS)),
  (request, { random }) => ({ ...request, path: random.pick(PATHS) }),
  (request, { random }) => ({ ...request, path: damaged(request.path, random) }),
  (request, { random }) => withBody(request, Buffer.from(random.pick(BODIES))),
  (request, { random }) => withBody(request, Buffer.from(Array.from({ length: 40 }, () => random.below(256)))),
  (request, { random }) => withBody(request, (request.body ?? Buffer.from('{}')).subarray(0, random.below(30))),
  (request, { random }) =>
    withBody(request, Buffer.from(`\ufeff${String(request.body ?? '')}`, random.pick(['utf16le', 'utf8']))),
  (request) => withBody(withHeaders(request, { 'Content-Encoding': 'gzip' }), gzipSync(request.body ?? '{}')),
  (request, fuzz) => batched(request, fuzz),
  (request, fuzz) => batched(request, fuzz),
];

function withHeaders(request: FuzzRequest, headers: Record<string, string>): FuzzRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}

function withBody(request: FuzzRequest, body: Buffer): FuzzRequest {
  const named = withHeaders(request, { 'Content-Type': 'application/json' });
  return { ...named, method: 'POST', body };
}

/** A batch of the same call, sometimes with one more than allowed or with gaps. */
function batched(request: FuzzRequest, { procedure, input, random }: FuzzInput): FuzzRequest {
  const count = random.pick([1, 2, 3, 10, 11]);
  const names = Array.from({ length: count }, () => (random.chance(0.05) ? 'hype.none' : procedure.name));
  const inputs = Object.fromEntries(names.flatMap((_, index) => (random.chance(0.1) ? [] : [[index, input]])));
  const text = JSON.stringify(inputs).toWellFormed();
  const path = `/trpc/${names.join(',')}?batch=1`;
  if (procedure.type === 'mutation') return withBody({ ...request, path }, Buffer.from(text));
  const query = `&input=${encodeURIComponent(text)}`;
  return { ...request, method: 'GET', path: query.length > 8000 ? path : path + query, body: null };
}

function damaged(path: string, random: Random): string {
  const at = random.below(path.length);
  return (
    path.slice(0, at) + random.pick(['%', '%ff', '/', '?', '&', '=', ',', '.', '"', '#', '\\']) + path.slice(at + 1)
  );
}
