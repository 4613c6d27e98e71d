import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { Failure } from '../suite/failure.ts';
import { officialJars } from './jars.ts';

const answerSchema = z.object({
  id: z.int(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  result: z.optional(z.looseObject({ permit: z.optional(z.boolean()) })),
});

/** One answer of the rules runtime; `result.permit` only for a "verify". */
export type RulesAnswer = z.infer<typeof answerSchema>;

/** A rules runtime process, which exchanges lines of JSON as with firebase-tools. */
export type RulesRuntime = {
  /** Sends one line as it is and resolves with the next answer. */
  send: (line: string) => Promise<RulesAnswer>;
  loadRules: (name: string, content: string) => Promise<RulesAnswer>;
  stop: () => void;
};

/** Starts `jar` with the first `java` in PATH and waits for its greeting. */
export async function startRulesRuntime(jar: string, env: NodeJS.ProcessEnv): Promise<RulesRuntime> {
  const child = spawn('java', ['-jar', jar, 'serve'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<RulesAnswer> => {
    const { value, done } = await lines.next();
    if (done) throw new Failure('The Storage rules runtime ended by itself.');
    return answerSchema.parse(JSON.parse(value));
  };
  await next();
  const send = (line: string) => {
    child.stdin.write(`${line}\n`);
    return next();
  };
  let loaded = 0;
  const loadRules = (name: string, content: string) => {
    const context = { rulesetName: String(loaded), source: { files: [{ name, content }] } };
    return send(JSON.stringify({ id: loaded++, action: 'load_ruleset', context }));
  };
  return { send, loadRules, stop: () => child.kill() };
}

const officialIssueSchema = z.object({
  description_: z.string(),
  sourcePosition_: z.object({ fileName_: z.string(), line_: z.int() }),
});

/** The official runtime reports each issue as JSON, ours as text. */
function readableIssue(issue: string): string {
  if (!issue.startsWith('{')) return issue;
  const { description_, sourcePosition_ } = officialIssueSchema.parse(JSON.parse(issue));
  return `${sourcePosition_.fileName_}:${sourcePosition_.line_} ${description_}`;
}

/** Fails with the compiler's message if the rules do not compile: the Storage emulator would just refuse everything. */
export async function checkStorageRules(env: NodeJS.ProcessEnv, path: string): Promise<void> {
  const jar = env['STORAGE_EMULATOR_BINARY_PATH'] ?? officialJars(env).storage.path;
  const runtime = await startRulesRuntime(jar, env);
  const { errors } = await runtime.loadRules(basename(path), readFileSync(path, 'utf8'));
  runtime.stop();
  if (errors.length > 0)
    throw new Failure(`The Storage rules do not compile:\n${errors.map(readableIssue).join('\n')}`);
}
