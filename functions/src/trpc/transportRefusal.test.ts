import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES, MAX_NESTING, transportRefusal, type TransportRequest } from './transportRefusal.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const refusalOf = (request: Partial<TransportRequest>) =>
  transportRefusal({
    ...{ method: 'POST', contentType: 'application/json', body: encode('{}'), query: new URLSearchParams() },
    ...request,
  })?.code ?? null;

describe('requests that cannot be a call', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', ''])('have the method "%s"', (method) => {
    expect(refusalOf({ method })).toBe('METHOD_NOT_SUPPORTED');
  });

  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/plain; x=application/json',
    '',
    undefined,
  ])('have the content type %s', (contentType) => {
    expect(refusalOf({ contentType })).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'unless it is %s',
    (contentType) => {
      expect(refusalOf({ contentType })).toBeNull();
    },
  );

  it('are larger than 1 MiB', () => {
    expect(refusalOf({ body: encode(' '.repeat(MAX_BODY_BYTES)) })).toBeNull();
    expect(refusalOf({ body: encode(' '.repeat(MAX_BODY_BYTES + 1)) })).toBe('PAYLOAD_TOO_LARGE');
  });

  it.each([
    [MAX_NESTING, null],
    [MAX_NESTING + 1, 'BAD_REQUEST'],
    [200_000, 'BAD_REQUEST'],
  ])('nest %i deep: %s', (depth, code) => {
    expect(refusalOf({ body: encode(nested(depth)) })).toBe(code);
    const query = new URLSearchParams({ input: nested(depth) });
    expect(refusalOf({ method: 'GET', contentType: undefined, body: undefined, query })).toBe(code);
  });

  it('do not nest by brackets in texts', () => {
    expect(refusalOf({ body: encode(JSON.stringify({ title: `\\"${'[{'.repeat(100)}` })) })).toBeNull();
  });
});
