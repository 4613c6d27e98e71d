import { randomUUID } from 'node:crypto';
import { emulatorEnvironment } from '../emulators/environment.ts';
import { officialJars } from '../emulators/jars.ts';
import { type RulesRuntime, startRulesRuntime } from '../emulators/rulesRuntime.ts';
import { STORAGE_ACCESSES, type StorageAccess, storageAccessName } from './storageAccess.ts';

const BUCKET = 'demo-hypelar.appspot.com';

/**
 * Starts the rules engine of the Storage emulator without the emulator: it judges an upload of 2 GB without any bytes.
 */
export async function startStorageEngine(): Promise<RulesRuntime> {
  const env = await emulatorEnvironment(process.env);
  return startRulesRuntime(env['STORAGE_EMULATOR_BINARY_PATH'] ?? officialJars(env).storage.path, env);
}

/** A value in the engine's format. */
function expression(value: unknown): object {
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') return { int_value: value };
  if (typeof value !== 'object' || value === null) return { null_value: null };
  const fields = Object.entries(value).map(([name, field]): [string, object] => [name, expression(field)]);
  return { map_value: { fields: Object.fromEntries(fields) } };
}

function variables({ principal, path, existing, upload }: StorageAccess) {
  const auth = principal.claims && { uid: 'someone', token: { sub: 'someone', ...principal.claims } };
  const named = (object: object | null) => object && { ...object, name: path, bucket: BUCKET };
  return {
    resource: expression(named(existing)),
    request: expression({ auth, resource: named(upload) }),
  };
}

async function load(engine: RulesRuntime, content: string): Promise<string> {
  const rulesetName = randomUUID();
  const context = { rulesetName, source: { files: [{ name: 'storage.rules', content }] } };
  const { errors } = await engine.send(JSON.stringify({ id: 0, action: 'load_ruleset', context }));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return rulesetName;
}

/** How many checks are in flight at once. */
const BATCH = 250;

/** Why these rules are wrong: the first access of the matrix that they decide differently; null when there is none. */
export async function storageRulesFault(engine: RulesRuntime, rules: string): Promise<string | null> {
  const rulesetName = await load(engine, rules);
  const ask = async (access: StorageAccess) => {
    const where = { service: 'firebase.storage', path: `/b/${BUCKET}/o/${access.path}`, method: access.method };
    const context = { rulesetName, ...where, variables: variables(access) };
    const { errors, result } = await engine.send(JSON.stringify({ id: 0, action: 'verify', context }));
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return result?.permit === access.permitted;
  };
  for (let from = 0; from < STORAGE_ACCESSES.length; from += BATCH) {
    const accesses = STORAGE_ACCESSES.slice(from, from + BATCH);
    const right = await Promise.all(accesses.map(ask));
    const wrong = accesses.find((_, index) => !right[index]);
    if (wrong) return storageAccessName(wrong);
  }
  return null;
}
