import { expect, test } from 'vitest';
import { localConfig } from './localConfig.ts';
import { portsAt, readFirebaseJson } from './ports.ts';

const firebaseJson = readFirebaseJson();

const header = (config: typeof firebaseJson, key: string): string | undefined =>
  config.hosting.headers.flatMap(({ headers }) => headers).find((entry) => entry.key === key)?.value;

test('the production policy knows no local origin', () => {
  expect(header(firebaseJson, 'Content-Security-Policy')).not.toMatch(/127\.0\.0\.1|localhost/);
  expect(header(firebaseJson, 'Strict-Transport-Security')).toContain('max-age=');
});

test('the local policy adds the emulators where the app reaches them and nothing else', () => {
  const local = localConfig(firebaseJson, portsAt(firebaseJson, 100), 'web/dist-100');
  const policy = header(local, 'Content-Security-Policy') ?? '';
  expect(policy).toMatch(/connect-src [^;]* http:\/\/127\.0\.0\.1:9199 http:\/\/127\.0\.0\.1:9299;/);
  expect(policy).toMatch(/media-src [^;]* http:\/\/127\.0\.0\.1:9299;/);
  expect(policy.replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, '')).toBe(header(firebaseJson, 'Content-Security-Policy'));
});

test('plain http has no HSTS, and the other headers stay', () => {
  const local = localConfig(firebaseJson, portsAt(firebaseJson, 100), 'web/dist-100');
  expect(header(local, 'Strict-Transport-Security')).toBeUndefined();
  expect(header(local, 'X-Content-Type-Options')).toBe('nosniff');
});

test('the local ports and folder replace the defaults', () => {
  const local = localConfig(firebaseJson, portsAt(firebaseJson, 100), 'web/dist-100');
  expect(local.hosting.public).toBe('web/dist-100');
  expect(local.emulators.firestore).toMatchObject({ host: '127.0.0.1', port: 8180, websocketPort: 9250 });
});
