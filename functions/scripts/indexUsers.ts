import { parseArgs } from 'node:util';
import { checkUserSearch } from '../src/user/checkUserSearch.ts';
import { rebuildUserSearch } from '../src/user/rebuildUserSearch.ts';
import { USERS_PER_SHARD, wantedShards } from '../src/user/shardSize.ts';
import { describeProject, Refusal, runScript } from './project.ts';

const HELP = `npm run index-users -- [--dry-run] [--users-per-shard N]

Makes the search index of the users anew, cut into shards of about ${USERS_PER_SHARD} users. Run it once after the first
deployment, and again when the number of users has tripled: the log of the functions and the doctor say when. Searches
and changes of users may go on meanwhile, and it may be ended and run again at any point.

  --dry-run            compares the index with the users and changes nothing
  --users-per-shard N  another size of shards, 1 to 10000
  --help               shows this text

Which project: GCLOUD_PROJECT, with Application Default Credentials; for emulators also FIRESTORE_EMULATOR_HOST,
FIREBASE_AUTH_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST.`;

async function dryRun(usersPerShard: number): Promise<void> {
  const { live, users, wrong, largestShardBytes, needsRebuild } = await checkUserSearch();
  const index = live ? `generation ${live.generation} with ${live.shards} shards` : 'none yet';
  console.log(`Index: ${index}; the largest shard has ${largestShardBytes} bytes.`);
  console.log(`Users: ${users}; entries that are missing or wrong: ${wrong}.`);
  console.log(
    `A run would make ${wantedShards(users, usersPerShard)} shards. It is ${needsRebuild ? '' : 'not '}needed.`,
  );
}

async function rebuild(usersPerShard: number): Promise<void> {
  const { users, shards, generation, largestShardBytes, deleted } = await rebuildUserSearch({
    usersPerShard,
    onStep: (step) => console.log(step === 'scanned' ? 'All users are read.' : 'All shards are written.'),
  });
  console.log(`Indexed ${users} users in ${shards} shards, generation ${generation}.`);
  console.log(
    `The largest shard has ${largestShardBytes} bytes; ${deleted} shards of earlier generations are deleted.`,
  );
}

await runScript(async () => {
  const { values } = parseArgs({
    options: { help: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, 'users-per-shard': { type: 'string' } },
  });
  const usersPerShard = Number(values['users-per-shard'] ?? USERS_PER_SHARD);
  if (values.help) console.log(HELP);
  else if (!Number.isInteger(usersPerShard) || usersPerShard < 1 || usersPerShard > 10_000) {
    throw new Refusal('--users-per-shard takes a whole number from 1 to 10000.');
  } else {
    console.log(`Project: ${describeProject(process.env)}\n`);
    await (values['dry-run'] ? dryRun(usersPerShard) : rebuild(usersPerShard));
  }
  return 0;
});
