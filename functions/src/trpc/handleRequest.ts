import { nodeHTTPRequestHandler, type NodeHTTPRequest } from '@trpc/server/adapters/node-http';
import { TRPCError } from '@trpc/server';
import type { ServerResponse } from 'node:http';
import { appRouter } from './appRouter.ts';
import { createContext } from './context.ts';
import { errorShape } from './errorShape.ts';
import { MAX_BATCH, MAX_BODY_BYTES, transportRefusal } from './transportRefusal.ts';

const PREFIX = '/trpc/';

/** A request as Cloud Functions hands it over: its body read and parsed already. */
export type ApiRequest = NodeHTTPRequest & { rawBody?: Buffer };

/** Answers one HTTP request: what is no proper call is refused before tRPC sees it, in the shape of tRPC's errors. */
export async function handleRequest(req: ApiRequest, res: ServerResponse): Promise<void> {
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cache-Control', 'no-store');
  const url = urlOf(req);
  if (!url) return refuse(res, new TRPCError({ code: 'BAD_REQUEST' }));
  const refusal = transportRefusal({
    method: req.method ?? '',
    contentType: req.headers['content-type'],
    body: req.rawBody,
    query: url.searchParams,
  });
  if (refusal) return refuse(res, refusal);
  await nodeHTTPRequestHandler({
    router: appRouter,
    req,
    res,
    path: url.pathname.startsWith(PREFIX) ? url.pathname.slice(PREFIX.length) : '',
    maxBatchSize: MAX_BATCH,
    maxBodySize: MAX_BODY_BYTES,
    createContext: ({ info }) =>
      createContext({ authorization: req.headers.authorization, checkRevoked: info.type !== 'query' }),
  });
}

/** Where the request goes, null when that is no address of which tRPC can make a call. */
function urlOf({ url = '', headers }: ApiRequest): URL | null {
  const parsed = URL.parse(url, `http://${headers.host ?? 'localhost'}`);
  return !parsed || parsed.username || parsed.password || !isDecodable(parsed.pathname) ? null : parsed;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

function refuse(res: ServerResponse, refusal: TRPCError): void {
  const shape = errorShape(refusal, undefined);
  res.statusCode = shape.data.httpStatus;
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify({ error: shape }));
}
