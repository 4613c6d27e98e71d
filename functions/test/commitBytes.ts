import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

/** The largest request that Firestore takes, in bytes: 10 MiB. */
export const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

const load = createRequire(import.meta.url);
/** Firestore's protocol as bundled with its client, which does not export it. */
const protocol: unknown = load(
  join(dirname(load.resolve('@google-cloud/firestore')), '../protos/firestore_v1_proto_api.js'),
);

type Message = {
  fromObject: (fields: object) => object;
  encode: (message: object) => { finish: () => Uint8Array };
};
const messageSchema = z.custom<Message>((message) => typeof message === 'function');
const protocolSchema = z.object({
  google: z.object({ firestore: z.object({ v1: z.object({ CommitRequest: messageSchema }) }) }),
});
const { CommitRequest } = protocolSchema.parse(protocol).google.firestore.v1;

/** How many bytes a commit takes on the wire. */
export function commitBytes(request: unknown): number {
  return CommitRequest.encode(CommitRequest.fromObject(z.looseObject({}).parse(request))).finish().byteLength;
}
