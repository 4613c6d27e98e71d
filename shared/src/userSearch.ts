import * as z from 'zod/mini';
import { pageInput } from './page.ts';
import { wellFormed } from './text.ts';
import { userRowSchema } from './user.ts';

/** The longest query, in characters after trimming. */
export const MAX_QUERY_LENGTH = 100;

/** Finds users whose name, e-mail address or id contains the query, ignoring case and diacritics. */
export const searchUsersInputSchema = z.strictObject({
  query: z.string().check(wellFormed, z.trim(), z.maxLength(MAX_QUERY_LENGTH, 'A query has at most 100 characters.')),
  ...pageInput,
});
export type SearchUsersInput = z.infer<typeof searchUsersInputSchema>;

/** A page of matches, best first; `total` counts the matches of all pages. */
export const userMatchesSchema = z.object({
  items: z.array(userRowSchema),
  nextCursor: z.nullable(z.string()),
  total: z.int(),
});
export type UserMatches = z.infer<typeof userMatchesSchema>;

/** Letters that Unicode does not decompose into a plain letter and a mark, such as the Turkish dotless i. */
// prettier-ignore
const PLAIN_LETTERS: Record<string, string> = {
  ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ς: 'σ',
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');
/** ASCII without white space: only its case can differ. */
const PLAIN_TEXT = /^[!-~]*$/;

/**
 * Text as the search compares it: without case and diacritics, each run of white space as one space. I, ı, İ and i are
 * all the same letter, so "ışık" finds "IŞIK" and "sukru" finds "Şükrü". Folds character by character, so a text that
 * contains a query also contains it after folding.
 */
export function foldText(text: string): string {
  // Fast path for most ids and addresses, six times as fast: an instance folds the whole index when it starts.
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/gu, ' ');
}

/** Longer names and e-mail addresses are indexed up to these lengths only, so that one user cannot fill the index. */
const MAX_INDEXED_NAME = 200;
const MAX_INDEXED_EMAIL = 320;

/** What the index stores of a user: the folded name and e-mail address, one per line. */
export function indexedText({ name, email }: { name: string; email: string }): string {
  return `${cut(foldText(name), MAX_INDEXED_NAME)}\n${cut(foldText(email), MAX_INDEXED_EMAIL)}`;
}

function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed();
}

/** Everything that is searched for a user: the indexed text, and the folded id on a third line. */
export function searchedText(id: string, indexed: string): string {
  return `${indexed}\n${foldText(id)}`;
}

/**
 * How well a searched text matches a folded query: 0 when its name, e-mail address or id begins with it, 1 when a word
 * does, 2 when it occurs elsewhere, null when it does not occur.
 */
export function matchRank(text: string, query: string): 0 | 1 | 2 | null {
  if (!text.includes(query)) return null;
  if (text.startsWith(query) || text.includes(`\n${query}`)) return 0;
  return text.includes(` ${query}`) ? 1 : 2;
}
