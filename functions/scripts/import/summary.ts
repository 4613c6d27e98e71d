import { FLAGS } from '@hypelar/shared/permission';
import { table } from '../project.ts';
import type { AdminOutcome, AdminPlan } from './planAdmins.ts';
import { leftBehind, type Imported } from './runImport.ts';

const OUTCOMES = {
  create: 'created, with an account',
  exists: 'there already',
  hasAccount: 'had an account; the password went',
  duplicate: 'not taken over: another record has the same address',
  taken: 'not taken over: an account that is no admin has the address',
  badEmail: 'not taken over: the address is none',
} satisfies Record<AdminOutcome, string>;

const INCOMPLETE = `
Not all has come over, so no file is swept. Give those documents other ids in the export and run this again, and upload
those files where they belong; to do without them, run this with --in-place.`;

/** The result as text: counts, then everything that needs attention. Never a password. */
export function summary({ plan, failures, refused }: Imported): string {
  const { legacy, admins, hypes, users, docs, skipped } = plan;
  const skippedUsers = skipped.length - hypes.skipped.length;
  const made = admins.filter(({ outcome }) => outcome === 'create');
  const rows = [
    ['', 'read', 'written', 'left alone'],
    ['admins', admins.length, made.length, admins.length - made.length],
    ['hypes', legacy.hypes.size, hypes.documents.size, hypes.kept],
    ['users', legacy.users.size, users.size, legacy.users.size - users.size - skippedUsers],
    ['docs', legacy.docs.size, docs.size, legacy.docs.size - docs.size],
  ];
  const reset = made.filter(({ password }) => password === null);
  const others = admins.filter(({ outcome }) => outcome !== 'create' && outcome !== 'exists');
  return [
    table(rows),
    `Positions that change: ${hypes.moved}. Premium hypes: ${hypes.premium}.`,
    ...section('Admins', made.map(describeGrant)),
    ...section(
      'Needs a reset link, since the old password has fewer than 32 characters',
      reset.map(({ email }) => email),
    ),
    ...section(
      'Admins to look at',
      others.map((admin) => `${describe(admin)}: ${OUTCOMES[admin.outcome]}`),
    ),
    ...section(
      'Admins that failed, to be tried again',
      failures.map(({ plan: admin, reason }) => `${describe(admin)}: ${reason}`),
    ),
    ...section(
      'Hypes to look at',
      hypes.notes.map(({ id, note }) => `${id} ${note}`),
    ),
    ...section('Documents not taken over, since their ids are missing, given twice or out of the rule', skipped),
    ...section('Documents that Firestore refused', refused),
    ...section('Files that were named where no hype has any', hypes.lost),
    ...(leftBehind({ plan, refused }) > 0 ? [INCOMPLETE] : []),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`\n${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)];
}

function describe({ legacyId, email }: AdminPlan): string {
  return `${email || 'no address'} (${legacyId})`;
}

function describeGrant({ email, grant }: AdminPlan): string {
  const held = FLAGS.filter((flag) => grant[flag]).join(', ');
  return `${email}: ${held || 'no flags'}, premium limit ${grant.hypePremiumLimit}`;
}
