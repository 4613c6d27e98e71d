import { emailSchema, MAX_PREMIUM_LIMIT, passwordSchema, type CreateAdminInput } from '@hypelar/shared/admin';
import { isPending, type Account } from '../../src/admin/account.ts';
import type { DocumentData } from '../../src/firebase.ts';
import type { Documents } from './legacyProject.ts';
import { legacyFlag, legacyNumber, legacyText } from './legacyValues.ts';

/**
 * What to do with a legacy admin. `create`: an account and an admin; `exists`: an earlier run created it; `duplicate`:
 * another record with this address is used; `taken`: the address belongs to an account that is no admin and could be
 * anybody's; `badEmail`; `hasAccount`: the document already belongs to an account and only loses its password.
 */
export type AdminOutcome = 'create' | 'exists' | 'duplicate' | 'taken' | 'badEmail' | 'hasAccount';
export type AdminPlan = {
  legacyId: string;
  email: string;
  outcome: AdminOutcome;
  /** Without a password the admin gets a random one and needs a reset link. */
  grant: Omit<CreateAdminInput, 'password'>;
  password: string | null;
};

type Existing = {
  /** Every account, by e-mail address in lower case */
  byEmail: ReadonlyMap<string, Account>;
  uids: ReadonlySet<string>;
  /** The documents of `admins` in the project */
  admins: Documents;
};

/** Plans the legacy admins in the order of their ids, so that every run makes the same choices. */
export function planAdmins(legacy: Documents, existing: Existing): AdminPlan[] {
  const seen = new Set<string>();
  return [...legacy]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([legacyId, document]) => {
      const stored = legacyText(document['email'])?.trim() ?? '';
      const { data: email } = emailSchema.safeParse(stored);
      const outcome = existing.uids.has(legacyId) ? 'hasAccount' : outcomeOf(email, { seen, existing });
      if (email !== undefined) seen.add(email);
      return planOf({ legacyId, email: email ?? stored, outcome, document });
    });
}

type Known = { seen: ReadonlySet<string>; existing: Existing };

function outcomeOf(email: string | undefined, { seen, existing }: Known): AdminOutcome {
  if (email === undefined) return 'badEmail';
  if (seen.has(email)) return 'duplicate';
  const account = existing.byEmail.get(email);
  if (!account || isPending(account)) return 'create';
  return existing.admins.has(account.uid) ? 'exists' : 'taken';
}

type Chosen = { legacyId: string; email: string; outcome: AdminOutcome; document: DocumentData };

function planOf({ document, ...chosen }: Chosen): AdminPlan {
  const flag = (name: string) => legacyFlag(document[name]) ?? false;
  const grant = {
    email: chosen.email,
    canCreateAdmins: flag('canCreateAdmins'),
    canCreateHypes: flag('canCreateHypes'),
    canDeleteHypes: flag('canDeleteHypes'),
    canEditHypes: flag('canEditHypes'),
    hypePremiumLimit: legacyLimit(document['hypePremiumLimit']),
  };
  return { ...chosen, grant, password: passwordSchema.safeParse(document['password']).data ?? null };
}

/** Clamps a stored limit to what an admin can be given; 0 when it cannot be read. */
function legacyLimit(stored: unknown): number {
  return Math.min(MAX_PREMIUM_LIMIT, Math.max(0, Math.trunc(legacyNumber(stored) ?? 0)));
}
