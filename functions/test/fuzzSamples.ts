import { PLANS } from '@hypelar/shared/user';
import { NO_FLAGS } from '../scripts/demoAdmins.ts';
import { PASSWORD } from './factories.ts';
import type { Random } from './fuzzRandom.ts';
import type { World } from './fuzzWorld.ts';

type Sample = {
  /** How often it is chosen: less often when it is slow or makes the project grow */
  weight: number;
  /** A valid input, as far as that is known beforehand */
  input: (world: World, random: Random) => unknown;
};

const TEXTS = ['Işıklı Gece', 'x', ' İ 😀 ', 'e\u0301', 'ayse@ornek.test', 'n1'] as const;

const none = () => undefined;
const id = ({ hypeIds }: World, random: Random) => ({ id: random.pick(hypeIds) });
const user = ({ userIds }: World, random: Random) => ({ id: random.pick(userIds) });
const page = ({ cursors }: World, random: Random) => ({
  ...(random.chance(0.5) ? { cursor: random.pick(cursors) } : {}),
  ...(random.chance(0.7) ? { limit: 1 + random.below(10) } : {}),
});

/** A valid input for each procedure. Reads are chosen more often, since the emulator is slow at writes. */
export const SAMPLES: Record<string, Sample> = {
  'session.me': { weight: 1, input: none },
  'hype.list': { weight: 3, input: (_, random) => ({ from: 1 + random.below(9), limit: 1 + random.below(10) }) },
  'hype.get': { weight: 3, input: id },
  'hype.reserve': { weight: 0.5, input: (world, random) => (random.chance(0.3) ? {} : id(world, random)) },
  'hype.create': {
    weight: 1,
    input: ({ ready }, random) => ({ ...random.pick(ready), ...(random.chance(0.1) ? { title: 'Other' } : {}) }),
  },
  'hype.update': {
    weight: 1,
    input: (world, random) => {
      const hypeId = random.pick(world.hypeIds);
      const change = random.pick<object>([{}, { title: random.pick(TEXTS) }, { isPremium: random.chance(0.5) }]);
      return { id: hypeId, updatedAt: world.seen.get(hypeId)?.updatedAt ?? 1, ...change };
    },
  },
  'hype.move': {
    weight: 1,
    input: (world, random) => {
      const hypeId = random.pick(world.hypeIds);
      return { id: hypeId, from: world.seen.get(hypeId)?.order ?? 1, to: 1 + random.below(7) };
    },
  },
  'hype.shuffle': { weight: 0.3, input: (_, random) => random.pick([undefined, {}]) },
  'hype.undoShuffle': { weight: 0.3, input: ({ version }) => ({ version }) },
  'hype.delete': { weight: 0.5, input: id },
  'hype.restore': { weight: 0.7, input: id },
  'hype.trash': { weight: 3, input: page },
  'media.list': {
    weight: 2,
    input: (world, random) => ({ hypeId: random.pick(world.hypeIds), maxResults: 1 + random.below(3) }),
  },
  'media.update': {
    weight: 0.7,
    input: ({ paths }, random) => ({
      hypeId: 'h1',
      path: random.pick(paths),
      cacheControl: random.pick(['', 'no-cache']),
    }),
  },
  'media.remove': { weight: 0.2, input: ({ paths }, random) => ({ hypeId: 'h1', path: random.pick(paths) }) },
  'user.list': { weight: 3, input: page },
  'user.count': { weight: 0.5, input: none },
  'user.search': { weight: 4, input: (world, random) => ({ ...page(world, random), query: random.pick(TEXTS) }) },
  'user.get': { weight: 3, input: user },
  'user.changePlan': { weight: 0.7, input: (world, random) => ({ ...user(world, random), plan: random.pick(PLANS) }) },
  'admin.list': { weight: 0.3, input: none },
  'admin.create': {
    weight: 0.3,
    input: (_, random) => ({
      ...{ email: `fuzz-${random.below(50)}@hypelar.test`, password: PASSWORD, ...NO_FLAGS },
      ...{ hypePremiumLimit: 1 + random.below(3) },
    }),
  },
  'admin.update': {
    weight: 0.7,
    input: ({ adminIds }, random) => ({
      id: random.pick(adminIds),
      ...random.pick([{ hypePremiumLimit: 1 + random.below(3) }, { flags: { canEditHypes: random.chance(0.5) } }]),
    }),
  },
  'admin.resetLink': { weight: 0.3, input: ({ adminIds }, random) => ({ id: random.pick(adminIds) }) },
  'docs.get': { weight: 1, input: none },
  'docs.update': {
    weight: 0.7,
    input: (_, random) => ({ [random.pick(['terms', 'privacy'])]: { detail: random.pick(TEXTS) } }),
  },
  'audit.list': {
    weight: 2,
    input: ({ auditIds }, random) => ({
      limit: 1 + random.below(5),
      ...random.pick<object>([{}, { cursor: random.pick(auditIds) }, { target: 'docs/terms' }]),
    }),
  },
};
