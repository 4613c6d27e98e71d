import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { Failure } from './failure.ts';
import type { Ports } from './ports.ts';
import { root } from './root.ts';

const START_TIMEOUT_MS = 120_000;

const backendsSchema = z.object({ backends: z.array(z.object({ functionTriggers: z.array(z.unknown()) })) });
const ruleIssuesSchema = z.object({
  issues: z.optional(
    z.array(
      z.object({
        description: z.string(),
        severity: z.string(),
        sourcePosition: z.optional(z.object({ line: z.optional(z.int()) })),
      }),
    ),
  ),
});

/** Waits until firebase-tools reports all emulators ready, then checks that functions and rules were loaded. */
export async function waitUntilReady(ports: Ports, logFile: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!readFileSync(logFile, 'utf8').includes('All emulators ready')) {
    if (Date.now() > deadline) throw new Failure('The emulators were not ready in two minutes.');
    await delay(200);
  }
  await requireFunctions(ports);
  await requireFirestoreRules(ports);
}

/** Checks that functions were loaded: firebase-tools continues without functions that fail to load. */
async function requireFunctions({ functions }: Ports): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${functions}/backends`);
  const { backends } = backendsSchema.parse(await response.json());
  if (!backends.some(({ functionTriggers }) => functionTriggers.length > 0)) {
    throw new Failure('The functions could not be loaded.');
  }
}

/** Checks the rules: with rules that do not compile the Firestore emulator still starts, and only its log says so. */
async function requireFirestoreRules({ firestore }: Ports): Promise<void> {
  const content = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const response = await fetch(`http://127.0.0.1:${firestore}/emulator/v1/projects/demo-hypelar:securityRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ ignore_errors: true, rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const { issues = [] } = ruleIssuesSchema.parse(await response.json());
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  if (errors.length === 0) return;
  const lines = errors.map(
    ({ description, sourcePosition }) => `firestore.rules:${sourcePosition?.line ?? 1} ${description}`,
  );
  throw new Failure(`The Firestore rules do not compile:\n${lines.join('\n')}`);
}
