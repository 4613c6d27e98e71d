import { TRPCError } from '@trpc/server';

/** The largest body of a call, in bytes. tRPC's own limit is of no use: Cloud Functions read every body before. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** The most calls in one batch. */
export const MAX_BATCH = 10;
/** The deepest nesting of JSON. A real input has 4 levels, a batch adds one. */
export const MAX_NESTING = 32;

export type TransportRequest = {
  method: string;
  contentType: string | undefined;
  /** The bytes of the body, undefined when there is none */
  body: Uint8Array | undefined;
  query: URLSearchParams;
};

/**
 * Why a request cannot be a call, or null. Only JSON is accepted: a foreign web page can send a form or a text body,
 * which would otherwise run a mutation without input.
 */
export function transportRefusal(request: TransportRequest): TRPCError | null {
  const { method, contentType, body, query } = request;
  if (method !== 'GET' && method !== 'POST') return new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
  if (body && body.byteLength > MAX_BODY_BYTES) return new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
  if (method === 'POST' && !isJson(contentType)) return new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  const texts = [new TextDecoder().decode(body), query.get('input') ?? ''];
  return texts.some((text) => nesting(text) > MAX_NESTING) ? new TRPCError({ code: 'BAD_REQUEST' }) : null;
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

/** The nesting depth of a JSON text, found without parsing it: a parser may fail on text that nests too deep. */
function nesting(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (inText && character === '\\') index += 1;
    else if (character === '"') inText = !inText;
    else if (!inText && (character === '[' || character === '{')) deepest = Math.max(deepest, (depth += 1));
    else if (!inText && (character === ']' || character === '}')) depth -= 1;
  }
  return deepest;
}
