import { parseArgs } from 'node:util';
import { describeProject, projectId, runScript, table, WHICH_BUCKET } from './project.ts';
import { RULES, type Problem, type Rule } from './doctor/problem.ts';
import { runDoctor } from './doctor/runDoctor.ts';

const HELP = `npm run doctor -- [--repair]

Examines the data of a project and names every rule that does not hold, with the documents and objects
concerned. Without --repair it changes nothing.

${table(Object.entries(RULES).map(([rule, text]) => [` `, rule, text]))}

  --repair  repairs what a program can; what needs a person stays in the report
  --help    shows this text

"allowance" and "elsewhere" are notices: lowering an admin's limit keeps what they have marked, and files of
another project or another hype may stay where they are. Everything else that is left makes the exit code 1. A
second run after --repair changes nothing. Objects without an owner, and accounts of admins that were never
finished, go once they are 24 hours old; objects only when the sweep is allowed, as import-legacy and
first-admin do.

Which project: GCLOUD_PROJECT, with Application Default Credentials; for emulators also FIRESTORE_EMULATOR_HOST,
FIREBASE_AUTH_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST. ${WHICH_BUCKET}`;

/** One line per rule and place. */
function listed(problems: readonly Problem[]): string {
  const places = Map.groupBy(problems, ({ rule, where }) => `${rule}: ${where}`);
  return [...places].map(([place, found]) => `${place} ${found.map(({ what }) => what).join('; ')}`).join('\n');
}

/** Violations of a rule that the product allows. */
const NOTICES: ReadonlySet<Rule> = new Set<Rule>(['allowance', 'elsewhere']);

const count = (problems: readonly Problem[], rule: string) => problems.filter((each) => each.rule === rule).length;

async function run(repair: boolean): Promise<number> {
  console.log(`Project: ${describeProject(process.env)}\n`);
  const live = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ? null : `https://${projectId(process.env)}.web.app`;
  const { found, left } = await runDoctor({ repair, live });
  if (found.length > 0) console.log(`${listed(found)}\n`);
  if (repair && left.length > 0) console.log(`Left after the repair:\n${listed(left)}\n`);
  const rows = Object.keys(RULES).map((rule) => [rule, count(found, rule), count(left, rule)]);
  console.log(table([['rule', 'found', 'left'], ...rows, ['all', found.length, left.length]]));
  return left.some(({ rule }) => !NOTICES.has(rule)) ? 1 : 0;
}

await runScript(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, repair: { type: 'boolean' } } });
  if (!values.help) return run(values.repair ?? false);
  console.log(HELP);
  return 0;
});
