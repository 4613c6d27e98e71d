import { delimiter } from 'node:path';
import { Failure } from '../suite/failure.ts';
import { buildFallback } from './fallback.ts';
import { findJars } from './jars.ts';
import { hasCompiler, requireJava } from './java.ts';

/**
 * `env` with what firebase-tools needs to start its Java emulators: a recent enough JDK first in PATH, and the jars.
 */
export async function emulatorEnvironment(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const javaBin = await requireJava(env);
  const withJava = { ...env, PATH: `${javaBin}${delimiter}${env['PATH'] ?? ''}` };
  const source = await findJars(env);
  if (source.kind === 'firebase-tools') return withJava;
  if (!hasCompiler(javaBin)) {
    throw new Failure(
      `The Java in ${javaBin} has no compiler. Install a JDK, or name one in JAVA_HOME, to build the Storage rules runtime.`,
    );
  }
  const { firestore, storage } = await buildFallback(javaBin, source.jar);
  return { FIRESTORE_EMULATOR_BINARY_PATH: firestore, STORAGE_EMULATOR_BINARY_PATH: storage, ...withJava };
}
