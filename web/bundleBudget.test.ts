import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const dist = join(import.meta.dirname, 'dist');

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
  }),
);
const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));

/** Every file that a chunk needs before it runs: its own, its styles, and those of its imports. */
function filesOf(chunk: string, seen: Set<string>): string[] {
  const entry = manifest[chunk];
  if (!entry) throw new Error(`The build has no chunk ${chunk}.`);
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  return [entry.file, ...entry.css, ...entry.imports.flatMap((imported) => filesOf(imported, seen))];
}

/** The compressed bytes of everything that is loaded until these chunks run. */
function loadedBytes(chunks: readonly string[]): number {
  const seen = new Set<string>();
  const files = new Set(chunks.flatMap((chunk) => filesOf(chunk, seen)));
  return [...files].reduce(
    (bytes, file) => bytes + gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength,
    0,
  );
}

const SIGNED_IN = ['index.html', 'src/session/SessionArea.tsx'];

test.each([
  ['sign-in', 105, ['index.html', 'src/signIn/SignInScreen.tsx']],
  ['hype list', 130, [...SIGNED_IN, 'src/hype/HypeListScreen.tsx']],
  ['hype form', 160, [...SIGNED_IN, 'src/hype/CreateHypeScreen.tsx']],
  ['edit hype', 160, [...SIGNED_IN, 'src/hype/EditHypeScreen.tsx']],
])('%s: usable after at most %i KiB of scripts and styles, compressed', (_screen, budgetKib, chunks) => {
  expect(loadedBytes(chunks) / 1024).toBeLessThanOrEqual(budgetKib);
});

test('T19: a build without a site key holds nothing of App Check', () => {
  const scripts = globSync('assets/*.js', { cwd: dist }).map((name) => readFileSync(join(dist, name), 'utf8'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => script.includes('firebaseappcheck.googleapis'))).toEqual([]);
});
