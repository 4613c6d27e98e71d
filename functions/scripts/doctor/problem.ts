/** The rules that must hold; the first six are the invariants of the data, (a) to (e). */
export const RULES = {
  order: 'The hypes stand at the positions 1..N, and meta/hypeOrder knows N.',
  premium: 'The premium registry lists exactly the premium hypes, and markedBy only those.',
  allowance: 'No admin has marked more premium hypes than their limit.',
  media: 'The three files of each hype are there.',
  objects: 'Each object under hypes/ belongs to a hype, to the trash or to an open reservation.',
  cards: 'imageCount + videoCount = timestampsCount = the number of cards.',
} as const;
export type Rule = keyof typeof RULES;

/** A rule that does not hold: `where` is the path of a document or an object, `what` says what is wrong there. */
export type Problem = { rule: Rule; where: string; what: string };
