import { DOC_IDS } from '@hypelar/shared/docs';
import { userIdSchema } from '@hypelar/shared/userId';
import type { DocumentData } from '../../src/firebase.ts';
import { repairOrder } from '../../src/hype/repairOrder.ts';
import { allowSweep, allowSweepOfEmptyBucket, forbidSweep } from '../../src/media/sweepPermission.ts';
import { readAccounts } from './accounts.ts';
import { createDocuments } from './createDocuments.ts';
import { importAdmins, type AdminFailure } from './importAdmins.ts';
import { readExport, readProject, type Documents, type LegacyProject } from './legacyProject.ts';
import { legacyText } from './legacyValues.ts';
import { readObjects, type Objects } from './objects.ts';
import { hasPassword } from './passwords.ts';
import { planAdmins, type AdminPlan } from './planAdmins.ts';
import { planHypes, type HypePlan } from './planHypes.ts';
import { repairRegistry } from './repairRegistry.ts';
import { repairShape } from './repairShape.ts';

export type ImportPlan = {
  legacy: LegacyProject;
  admins: AdminPlan[];
  hypes: HypePlan;
  /** The paths of documents that cannot be written, since their ids are missing, duplicate or not valid */
  skipped: string[];
  /** The users and texts to write; existing ones stay as they are. */
  users: Map<string, DocumentData>;
  docs: Map<string, DocumentData>;
};

export type ImportOptions = {
  /** The path of an export, or null to work on the collections of the project itself */
  source: string | null;
  dryRun: boolean;
  now?: number;
};

export type Imported = { plan: ImportPlan; failures: AdminFailure[]; refused: string[] };

/** Converts a legacy project to the shape of this one. Existing data stays, so a second run does nothing. */
export async function runImport({ source, dryRun, now = Date.now() }: ImportOptions): Promise<Imported> {
  const objects = await readObjects();
  const current = await readProject();
  const legacy = source === null ? current : await readExport(source);
  const plan = await planImport(legacy, { current, objects });
  if (dryRun) return { plan, failures: [], refused: [] };
  const failures = await importAdmins(plan.admins, { inPlace: source === null, now });
  const refused = source === null ? await reshape(plan, objects) : await createAll(plan);
  await repairOrder();
  await repairRegistry();
  // The sweep would take an object for abandoned if its hype lost it or was not imported.
  if (leftBehind({ plan, refused }) > 0) await forbidSweep();
  else await (legacy.hypes.size > 0 ? allowSweep(now) : allowSweepOfEmptyBucket(now));
  return { plan, failures, refused };
}

/** How many documents and objects of the legacy data were not imported. */
export function leftBehind({ plan, refused }: Pick<Imported, 'plan' | 'refused'>): number {
  return plan.skipped.length + plan.hypes.lost.length + refused.length;
}

async function planImport(legacy: LegacyProject, { current, objects }: { current: LegacyProject; objects: Objects }) {
  const inPlace = legacy === current;
  const accounts = await readAccounts();
  const byEmail = new Map([...accounts.values()].map((account) => [account.email?.toLowerCase() ?? '', account]));
  const legacyAdmins = inPlace ? new Map([...legacy.admins].filter(([, admin]) => hasPassword(admin))) : legacy.admins;
  const docs = missing(legacy.docs, current.docs).filter(([id]) => DOC_IDS.some((known) => known === id));
  const users = missing(legacy.users, current.users);
  const hypes = planHypes({ legacy: legacy.hypes, existing: current.hypes, objects });
  return {
    legacy,
    admins: planAdmins(legacyAdmins, { byEmail, uids: new Set(accounts.keys()), admins: current.admins }),
    hypes,
    skipped: [
      ...hypes.skipped.map((id) => `hypes/${id}`),
      ...users.filter(([id]) => !isUserId(id)).map(([id]) => `users/${id}`),
    ],
    users: new Map(users.filter(([id]) => isUserId(id))),
    docs: new Map(docs.map(([id, { detail }]) => [id, { detail: legacyText(detail) ?? '' }])),
  };
}

const isUserId = (id: string): boolean => userIdSchema.safeParse(id).success;

function missing(documents: Documents, known: Documents): [string, DocumentData][] {
  return [...documents].filter(([id]) => !known.has(id));
}

async function reshape({ hypes }: ImportPlan, objects: Objects): Promise<string[]> {
  for (const id of hypes.documents.keys()) await repairShape(id, { objects, mayLose: true });
  return [];
}

async function createAll({ hypes, users, docs }: ImportPlan): Promise<string[]> {
  const refused: string[] = [];
  for (const [name, documents] of Object.entries({ hypes: hypes.documents, users, docs })) {
    const failed = await createDocuments(name, documents);
    refused.push(...failed.map(({ id, reason }) => `${name}/${id}: ${reason}`));
  }
  return refused;
}
