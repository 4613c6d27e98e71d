import type { ServerResponse } from 'node:http';
import { TRPCError } from '@trpc/server';
import { nodeHTTPRequestHandler, type NodeHTTPRequest } from '@trpc/server/adapters/node-http';
import { appRefusal, requiredApp } from './appCheck.ts';
import { appRouter } from './appRouter.ts';
import { createContext } from './context.ts';
import { asTrpcError } from './errorShape.ts';
import { arrival, refuse } from './refuse.ts';
import { logRefusal } from './requestLog.ts';
import { MAX_BATCH, transportRefusal } from './transportRefusal.ts';

const PREFIX = '/trpc/';

/** A request as Cloud Functions hands it over: its body read and parsed already. */
export type ApiRequest = NodeHTTPRequest & { rawBody?: Buffer };

/**
 * Answers one HTTP request: what is no valid call is refused before tRPC handles it, in the shape of tRPC's errors. The
 * header `X-Request-Id` is the `requestId` of its log lines.
 */
export async function handleRequest(req: ApiRequest, res: ServerResponse, verifyApp = requiredApp()): Promise<void> {
  const requestInfo = arrival(res);
  const url = urlOf(req);
  if (!url) return refuse(res, requestInfo, new TRPCError({ code: 'BAD_REQUEST' }));
  const { method = '', headers, rawBody } = req;
  const contentType = headers['content-type'];
  const refusal = transportRefusal({ method, contentType, body: rawBody, query: url.searchParams });
  if (refusal) return refuse(res, requestInfo, refusal);
  const appCheckError = verifyApp && (await appRefusal(headers['x-firebase-appcheck'], verifyApp));
  if (appCheckError) return refuse(res, requestInfo, asTrpcError(appCheckError));

  await nodeHTTPRequestHandler({
    router: appRouter,
    req,
    res,
    path: url.pathname.startsWith(PREFIX) ? url.pathname.slice(PREFIX.length) : '',
    maxBatchSize: MAX_BATCH,
    createContext: ({ info }) => {
      const { authorization } = headers;
      const { requestId, startedAt } = requestInfo;
      return createContext({ authorization, checkRevoked: info.type !== 'query', requestId, startedAt });
    },
    onError: ({ ctx = requestInfo, path = '', type, error }) =>
      logRefusal(ctx, { procedure: type === 'unknown' ? null : path, type }, error),
    // Without this, what tRPC refuses before it has parsed the calls goes out as plain text.
    responseMeta: ({ info }) => (info ? {} : { headers: new Headers({ 'Content-Type': 'application/json' }) }),
  });
}

/** The request's URL; null when tRPC could not parse it. */
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
