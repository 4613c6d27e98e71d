import { delimiter } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFallback } from './fallback.ts';
import { cloudCliJar } from './jars.ts';
import { findJava, hasCompiler } from './java.ts';
import { type RulesAnswer, type RulesRuntime, startRulesRuntime } from './rulesRuntime.ts';

const jar = await cloudCliJar(process.env);
const javaBin = await findJava(process.env);

const storageRules = (body: string): string => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    ${body}
  }
}`;

/** The variables of a request as the Storage emulator sends them. */
function variables(claims: Record<string, boolean> | undefined) {
  const fields = Object.fromEntries(Object.entries(claims ?? {}).map(([name, value]) => [name, { bool_value: value }]));
  const token = { map_value: { fields: { token: { map_value: { fields } } } } };
  return {
    resource: { null_value: null },
    request: { map_value: { fields: { auth: claims ? token : { null_value: null } } } },
  };
}

function access(method: string, path: string, claims?: Record<string, boolean>, rulesetName = '0'): string {
  const service = 'firebase.storage';
  return JSON.stringify({
    id: 100,
    action: 'verify',
    context: { rulesetName, service, method, path, variables: variables(claims) },
  });
}

// The stand-in can only be built where the Google Cloud CLI's emulator and a JDK are installed.
describe.skipIf(!jar || !javaBin || !hasCompiler(javaBin))('the stand-in for the Storage rules runtime', () => {
  let runtime: RulesRuntime;
  let loaded: RulesAnswer;

  beforeAll(async () => {
    const { storage } = await buildFallback(javaBin ?? '', jar ?? '');
    runtime = await startRulesRuntime(storage, {
      ...process.env,
      PATH: `${javaBin}${delimiter}${process.env['PATH']}`,
    });
    loaded = await runtime.loadRules(
      'storage.rules',
      storageRules(`
        match /open/{file} { allow create: if resource == null; }
        match /admins/{file} { allow read: if request.auth.token.admin == true; }
        match /choice/{file} { allow read: if (request.auth == null ? false : request.auth.token.admin); }`),
    );
  }, 60_000);

  afterAll(() => runtime.stop());

  test('takes rules that compile', () => {
    expect(loaded).toMatchObject({ errors: [], warnings: [], result: { rulesVersion: 2 } });
  });

  test('permits what a rule allows', async () => {
    expect(await runtime.send(access('create', '/b/demo/o/open/a'))).toMatchObject({ result: { permit: true } });
    const admin = { admin: true };
    expect(await runtime.send(access('get', '/b/demo/o/admins/a', admin))).toMatchObject({ result: { permit: true } });
  });

  test('refuses what no rule allows', async () => {
    expect(await runtime.send(access('delete', '/b/demo/o/open/a'))).toMatchObject({ result: { permit: false } });
    expect(await runtime.send(access('get', '/b/demo/o/elsewhere'))).toMatchObject({ result: { permit: false } });
  });

  test.each([undefined, {}])('refuses a missing claim (%j) without an error', async (claims) => {
    const answer = await runtime.send(access('get', '/b/demo/o/admins/a', claims));
    expect(answer).toMatchObject({ errors: [], warnings: [], result: { permit: false } });
  });

  test('knows the ternary operator', async () => {
    expect(await runtime.send(access('get', '/b/demo/o/choice/a'))).toMatchObject({ result: { permit: false } });
    const admin = { admin: true };
    expect(await runtime.send(access('get', '/b/demo/o/choice/a', admin))).toMatchObject({ result: { permit: true } });
  });

  test('answers rules that do not compile with their file and line', async () => {
    const { errors } = await runtime.loadRules('storage.rules', storageRules('match /a { allow read: if maybe(; }'));
    expect(errors).toEqual([expect.stringMatching(/^storage\.rules:4 /)]);
  });

  test('says that rules cannot read Firestore here, instead of refusing in silence', async () => {
    const rule = 'match /a { allow read: if firestore.exists(/databases/(default)/documents/a/b); }';
    const { errors } = await runtime.loadRules('storage.rules', storageRules(rule));
    expect(errors).toContainEqual(expect.stringContaining('need the official rules runtime'));
  });

  test('answers an unknown ruleset and an unknown action with an error', async () => {
    const unknownRuleset = await runtime.send(access('get', '/b/demo/o/open/a', {}, 'none'));
    expect(unknownRuleset.errors).toEqual(['No such ruleset is loaded.']);
    const unknownAction = await runtime.send(JSON.stringify({ id: 7, action: 'dance', context: {} }));
    expect(unknownAction).toMatchObject({ id: 7, errors: [expect.stringContaining('dance')] });
  });

  test('survives a line that is no request', async () => {
    const { errors } = await runtime.send('this is no JSON {');
    expect(errors).toHaveLength(1);
    expect(await runtime.send(access('create', '/b/demo/o/open/a'))).toMatchObject({ result: { permit: true } });
  });
});
