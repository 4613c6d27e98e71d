import type { Row } from '../../functions/bench/rows.ts';
import { table } from '../../functions/scripts/project.ts';
import { USERS_PER_SHARD } from '../../functions/src/user/shardSize.ts';

const ADMINS = 20;
const HYPES = 10_000;
const USERS = 1_000_000;
/** Users who join, leave or change their name in a day. */
const CHANGED_USERS = 10_000;
/** How many instances of the API start in a day. */
const INSTANCES = 20;
/** A search reads the state, the shards changed within the last minute, and again those it has not loaded since. */
const CHANGED_SHARDS = 2 * Math.ceil(CHANGED_USERS / (24 * 60));
/** How many index entries an aggregation counts per read. */
const ENTRIES_PER_READ = 1000;

/** How often one admin makes each call in a day. */
const DAY: Record<string, number> = {
  'session.me': 60,
  'hype.list': 120,
  'hype.get': 30,
  'hype.reserve': 5,
  'hype.create': 5,
  'hype.update': 20,
  'hype.move': 30,
  'hype.delete, the first': 1,
  'hype.restore, the first': 0.2,
  'hype.shuffle': 0.05,
  'hype.trash': 2,
  'user.list': 20,
  'user.count': 20,
  'user.search': 50,
  'user.get, 50 likes': 40,
  'user.changePlan': 10,
  'docs.get': 2,
  'docs.update': 0.1,
  'audit.list': 2,
};

type Cost = { reads: number; writes: number; bytes?: number };

const line = (what: string, { reads, writes, bytes }: Cost) => [
  ...[what, Math.round(reads), Math.round(writes), bytes === undefined ? '' : `${(bytes / 1e6).toFixed(1)} MB`],
];

/** The cost of a day, from the figures measured at 10,000 hypes; what depends on a million users is extrapolated. */
export function dayTable(rows: readonly Row[]): string {
  const large = rows.filter(({ hypes }) => hypes === HYPES);
  const ours = { reads: 0, writes: 0, bytes: 0 };
  const legacy = { reads: 0, writes: 0, bytes: 0 };
  for (const row of large) {
    const times = (DAY[row.name] ?? 0) * ADMINS;
    // Measured with 100,000 users; aggregations and the legacy way grow with the number of users.
    const growth = row.name.startsWith('user.') ? USERS / row.users : 1;
    const counted = row.name === 'user.count' ? USERS / ENTRIES_PER_READ - row.users / ENTRIES_PER_READ : 0;
    const searched = row.name === 'user.search' ? CHANGED_SHARDS : 0;
    ours.reads += times * (row.reads + counted + searched);
    ours.writes += times * row.writes;
    ours.bytes += times * row.bytes;
    const grown = row.legacy && row.legacy.reads >= row.users ? growth : 1;
    legacy.reads += times * (row.legacy?.reads ?? row.reads) * grown;
    legacy.writes += times * (row.legacy?.writes ?? row.writes);
    legacy.bytes += times * (row.legacy?.bytes ?? row.bytes) * grown;
  }
  const pages = ADMINS * (DAY['hype.list'] ?? 0);
  const background = {
    // Each instance loads the index once, and counts the hypes with a page at most once a minute; here, with every
    // page.
    reads: INSTANCES * (USERS / USERS_PER_SHARD) + pages * (HYPES / ENTRIES_PER_READ) + CHANGED_USERS * 5,
    writes: CHANGED_USERS,
  };
  return table([
    [`a day of ${ADMINS} admins, ${HYPES} hypes, ${USERS} users`, 'reads', 'writes', 'egress'],
    line('calls', ours),
    line('index of the users, loads of it, counts', background),
    line('the legacy way', legacy),
  ]);
}
