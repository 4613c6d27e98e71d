import './ownProject.ts';
import { vi } from 'vitest';
import { testFuzz } from './fuzz.ts';

// A log line per call would bury the results.
vi.mock('firebase-functions/logger', () => {
  const silent = () => undefined;
  return { logger: { info: silent, warn: silent, error: silent } };
});

testFuzz({ caller: 10_000, http: 1000, timeout: 300_000 });
