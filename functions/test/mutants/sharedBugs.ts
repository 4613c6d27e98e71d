import { bug, type SeededBug } from './seededBug.ts';

const of = (noun: string) => ({ folder: 'shared/src', file: `${noun}.ts`, tests: [`${noun}.test.ts`] });

/** Mistakes in the rules that the form and the server share. */
export const SHARED_BUGS: SeededBug[] = [
  bug('exactly 450 ms off still fits', of('card'), ['< CARD_TIME_TOLERANCE_MS', '<= CARD_TIME_TOLERANCE_MS']),
  bug('durations are compared as floats', of('card'), ['Math.round(durationSeconds * 1000)', 'durationSeconds * 1000']),
  bug('the premium limit is off by one', of('premium'), [
    'used < admin.hypePremiumLimit',
    'used <= admin.hypePremiumLimit',
  ]),
  bug('premium needs no flag', of('premium'), ["hasFlag(admin, 'canEditHypes') && ", '']),
  bug('the premium allowance is shared by all', of('premium'), [
    'premiumHypeIds.filter((hypeId) => registry.markedBy[hypeId] === adminId)',
    'premiumHypeIds',
  ]),
  bug('marking twice counts twice', of('premium'), [
    'if (registry.premiumHypeIds.includes(hypeId)) return registry;',
    '',
  ]),
  bug('one held flag lets grant all', of('permission'), ['FLAGS.every(', 'FLAGS.some(']),
  bug('a limit of one more than the own is granted', of('permission'), [
    'limit <= holder.hypePremiumLimit',
    'limit <= holder.hypePremiumLimit + 1',
  ]),
  bug('an admin changes themself', of('admin'), ['actor.id !== admin.id && ', '']),
  bug('31 characters are a password', of('admin'), ['MIN_PASSWORD_LENGTH = 32', 'MIN_PASSWORD_LENGTH = 31']),
  bug('addresses differ by case', of('admin'), ['    z.toLowerCase(),\n', '']),
  bug('unknown fields of a new hype are let through', of('hype'), [
    'createHypeInputSchema = z.strictObject(',
    'createHypeInputSchema = z.object(',
  ]),
  bug('a path of media may begin with anything', of('media'), ['/^hypes', '/hypes']),
  bug('ties in the order are left to chance', of('order'), [
    ' || compare(a.createdAt, b.createdAt) || compare(a.id, b.id)',
    '',
  ]),
  bug('a hype comes back beyond the last position', of('order'), [', count + 1);', ', count + 2);']),
  bug('the search does not know the dotless i', of('userSearch'), ["ı: 'i', ", '']),
  bug('the plan is written where the reading does not look', of('storedUser'), [
    "Object.hasOwn(data, name) ? ['data', name] : [name]",
    '[name]',
  ]),
  bug('the top level wins over data', of('storedUser'), [
    "{ ...fields, ...fieldsSchema.parse(fields['data']) }",
    "{ ...fieldsSchema.parse(fields['data']), ...fields }",
  ]),
  bug('a picture may be of any kind of address', of('storedUser'), ['/^https:', '/^[a-z]+:']),
  bug('only a bought plan makes premium', of('user'), ['isPremium: true', "isPremium: plan !== 'Free'"]),
];
