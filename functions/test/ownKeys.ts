import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';

/** The project of the tokens. */
export const TOKEN_PROJECT = 'demo-own-keys';
const KEY_ID = 'own';

export type OwnKeys = {
  /** For the Admin SDK: it finds our keys wherever it looks for Google's */
  httpAgent: Agent;
  /** A JWT with these claims, signed with the published key or with another one */
  token: (claims: object, header?: { alg?: 'RS256' | 'none'; forged?: boolean }) => string;
  /** Makes the keys unreachable */
  goAway: () => void;
  close: () => Promise<void>;
};

/**
 * Stands in for the hosts where Google publishes its public keys, with keys of our own: so tokens are verified as in
 * production, which the emulators never do.
 */
export async function startOwnKeys(): Promise<OwnKeys> {
  const [known, foreign] = [rsaKeys(), rsaKeys()];
  const certificates = { [KEY_ID]: known.publicKey.export({ type: 'spki', format: 'pem' }) };
  const jwks = { keys: [{ ...known.publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] };
  let away = false;
  const server = createServer((req, res) => {
    if (away) return void req.socket.destroy();
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify(req.url?.endsWith('/jwks') ? jwks : certificates));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const httpAgent = new Agent();
  httpAgent.createConnection = () => connect(port, '127.0.0.1');

  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return {
    httpAgent,
    token: (claims, { alg = 'RS256', forged = false } = {}) => {
      const text = `${part({ alg, typ: 'JWT', kid: KEY_ID })}.${part(claims)}`;
      const { privateKey } = forged ? foreign : known;
      return `${text}.${alg === 'none' ? '' : sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
    goAway: () => {
      away = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const rsaKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
