import { idSchema } from '@hypelar/shared/id';
import type { HypeName } from '@hypelar/shared/user';
import { readHypeTitles } from '../hype/hypeRepository.ts';
import { readTrashedTitles } from '../hype/trashRepository.ts';

/** At most this many hypes are looked up per user, to bound the cost; the rest get no title. */
const MAX_LOOKUPS = 10_000;

/** Looks up hypes by id. One batched read of the hypes, and one of the trash for those not found. */
export async function readHypeNames(ids: readonly string[]): Promise<(id: string) => HypeName> {
  const wanted = [...new Set(ids)].filter((id) => idSchema.safeParse(id).success).slice(0, MAX_LOOKUPS);
  const titles = await readHypeTitles(wanted);
  const trashed = await readTrashedTitles(wanted.filter((id) => !titles.has(id)));
  return (id) => ({ id, title: titles.get(id) ?? trashed.get(id) ?? null, trashed: trashed.has(id) });
}
