/** The rules that must hold, in the order of their repairs. */
export const RULES = {
  shape: 'Each hype is stored in the shape that the API writes.',
  ids: 'Each hype has an id that the API can name.',
  order: 'The hypes stand at the positions 1..N, and meta/hypeOrder knows N.',
  previousOrder: 'meta/previousOrder, if there, can undo the latest shuffle or one before it.',
  premium: 'The premium registry lists exactly the premium hypes; each admin knows how many they marked.',
  allowance: 'No admin has marked more premium hypes than their limit.',
  cards: 'imageCount + videoCount = timestampsCount = the number of cards, at most 500.',
  media: 'The three files of each hype are there.',
  elsewhere: 'The files of each hype lie in the bucket of this project, in its own folder.',
  reservations: 'Each reservation that became a hype has that hype, here or in the trash.',
  objects: 'Each object under hypes/ belongs to a hype, the trash or a reservation, or a hype names it.',
  passwords: 'No document of an admin holds a password.',
  access: 'Claims and disabled state of each account are those of its admin.',
  accounts: 'Each admin has an account with their address, and no account was begun and not finished.',
  bucket: 'The media bucket is the one to which the web app uploads (looked at in production only).',
  signIn: 'Auth does not tell which addresses have accounts (looked at in production only).',
  search: 'The search index knows every user.',
} as const;
export type Rule = keyof typeof RULES;

/** A violated rule: `where` is the path of a document or an object, `what` says what is wrong there. */
export type Problem = { rule: Rule; where: string; what: string };

export function problem(rule: Rule, where: string, what: string): Problem {
  return { rule, where, what };
}

/** The id of the document at a path such as `hypes/abc`. */
export function idOf({ where }: Problem): string {
  return where.slice(where.indexOf('/') + 1);
}
