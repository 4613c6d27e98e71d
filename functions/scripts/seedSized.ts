import { parseArgs } from 'node:util';
import { deliverEvents } from '../test/emulators.ts';
import { Refusal, runScript } from './project.ts';
import { seedSized } from './seed/seedSized.ts';

const MOST = 1_000_000;

function size(name: string, text: string | undefined): number {
  const number = Number(text ?? Number.NaN);
  if (Number.isInteger(number) && number >= 0 && number <= MOST) return number;
  throw new Refusal(`--${name} takes a whole number from 0 to ${MOST}.`);
}

await runScript(async () => {
  const { values } = parseArgs({ options: { hypes: { type: 'string' }, users: { type: 'string' } } });
  const [hypes, users] = [size('hypes', values.hypes), size('users', values.users)];
  const startedAt = performance.now();
  await deliverEvents(false);
  try {
    await seedSized({ hypes, users });
  } finally {
    await deliverEvents(true);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${hypes} hypes and ${users} users, with their search index, in ${seconds} s.`);
  return 0;
});
