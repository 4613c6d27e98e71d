/** Times how long the built functions take to load, and for comparison the bare packages they need. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, type Load } from './rows.ts';

const ROUNDS = 15;
const INDEX = JSON.stringify(join(import.meta.dirname, '../lib/index.cjs'));

const PROVIDERS: Record<string, string> = {
  api: 'https',
  indexUser: 'firestore',
  recordUpload: 'storage',
  recordRemoval: 'storage',
  shuffleHypes: 'scheduler',
  purgeTrash: 'scheduler',
  sweepUploads: 'scheduler',
};

/** A script that loads an app with Firestore and the one provider, for the API also Auth. */
function bare(name: string): string {
  const auth = name === 'api' ? "require('firebase-admin/auth').getAuth();" : '';
  return `require('firebase-admin/app').initializeApp();${auth}require('firebase-admin/firestore').getFirestore();
    require('firebase-functions/v2/${PROVIDERS[name]}');`;
}

/** The load time in ms, in a separate process. */
function loadMs(script: string, target: string): number {
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-load', FIREBASE_CONFIG: '{"projectId":"demo-load"}' };
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', `const started = performance.now(); ${script}; console.log(performance.now() - started)`],
    { encoding: 'utf8', cwd: import.meta.dirname, env: { ...env, FUNCTION_TARGET: target, K_SERVICE: target } },
  );
  if (stdout === '') throw new Error(stderr);
  return Number(stdout);
}

type Times = { name: string; ours: number[]; bare: number[] };
const times = Object.keys(PROVIDERS).map((name): Times => ({ name, ours: [], bare: [] }));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const each of times) {
    each.bare.push(loadMs(bare(each.name), each.name));
    each.ours.push(loadMs(`void require(${INDEX}).${each.name}`, each.name));
  }
}
const loads = times.map((each): Load => ({ name: each.name, ms: median(each.ours), bareMs: median(each.bare) }));
writeFileSync(process.argv[2] ?? '', JSON.stringify(loads));
