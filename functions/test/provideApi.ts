import { afterAll, beforeAll } from 'vitest';
import type { VerifyApp } from '../src/trpc/appCheck.ts';
import { startApi, type ApiServer } from './apiServer.ts';
import { clearFirestore } from './emulators.ts';

/**
 * Runs the handler of `api` on a port of this process during the tests of a file. Firestore is empty before and after.
 */
export function provideApi(verifyApp?: VerifyApp): Pick<ApiServer, 'origin' | 'thrown'> {
  let server: ApiServer | null = null;
  const started = () => {
    if (!server) throw new Error('The API is there once the tests run.');
    return server;
  };

  beforeAll(async () => {
    await clearFirestore();
    server = await startApi(verifyApp);
  });
  afterAll(async () => {
    await started().close();
    await clearFirestore();
  });

  return {
    get origin() {
      return started().origin;
    },
    get thrown() {
      return started().thrown;
    },
  };
}
