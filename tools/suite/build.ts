import { join } from 'node:path';
import { runCommand } from './child.ts';
import { Failure } from './failure.ts';
import { localDist } from './localConfig.ts';
import { portsAt, readFirebaseJson } from './ports.ts';
import { root } from './root.ts';

async function requireSuccess(what: string, code: Promise<number>): Promise<void> {
  if ((await code) !== 0) throw new Failure(`${what} failed; the reason is above.`);
}

/** Bundles the functions to functions/lib. */
export const buildFunctions = (): Promise<void> =>
  requireSuccess(
    'The build of the functions',
    runCommand(process.execPath, [join(root, 'functions/build.ts')], process.env),
  );

function viteBuild(outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return requireSuccess(
    'The build of the web app',
    runCommand(process.execPath, args, env, { cwd: join(root, 'web') }),
  );
}

/** What the SPA is told about the local emulators at build time. */
export function emulatorsForWeb(offset: number): string {
  const { auth, storage } = portsAt(readFirebaseJson(), offset);
  return JSON.stringify({ authUrl: `http://127.0.0.1:${auth}`, storagePort: storage });
}

/** Builds the SPA for production, without any emulator code. */
export function buildWeb(): Promise<void> {
  const { VITE_EMULATORS: _, ...env } = process.env;
  return viteBuild('dist', env);
}

/** Builds the SPA for the emulators at an offset. */
export const buildLocalWeb = (offset: number): Promise<void> =>
  viteBuild(join(root, localDist(offset)), { ...process.env, VITE_EMULATORS: emulatorsForWeb(offset) });
