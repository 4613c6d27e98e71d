import { CARD_TYPES, cardSchema, type Card } from '@hypelar/shared/card';
import { legacyFields, legacyNumber, legacyText } from './legacyValues.ts';

export type LegacyCards = { cards: Card[]; notes: string[] };

/**
 * Reads the cards stored as `timestamps`: a list, or an object used as one. Times may be text or fractions, which are
 * rounded; a bare number is an image, as new cards are (spec, section 5).
 */
export function legacyCards(stored: unknown): LegacyCards {
  const items = Array.isArray(stored) ? stored : Object.values(legacyFields(stored) ?? {});
  const cards = items.flatMap((item) => legacyCard(item) ?? []);
  const lost = items.length - cards.length;
  const notes = [
    ...(Array.isArray(stored) ? [] : ['has no list of cards']),
    ...(lost > 0 ? [`has ${lost} of ${items.length} cards that cannot be read`] : []),
  ];
  return { cards, notes };
}

function legacyCard(item: unknown): Card | null {
  const fields = legacyFields(item) ?? { timestamp: item };
  const ms = legacyNumber(fields['timestamp']);
  const word = legacyText(fields['type'] ?? 'image');
  const type = CARD_TYPES.find((candidate) => candidate === word?.trim().toLowerCase());
  return cardSchema.safeParse({ timestamp: ms === null ? null : Math.round(ms), type }).data ?? null;
}
