import { MAX_CARD_MS, MAX_CARDS } from './card.ts';

/** A pasted token that is not a time. `position` counts the tokens from 1. */
export type BadToken = { position: number; text: string };

export type PastedTimes = {
  /** The times that could be read, in milliseconds, in order */
  times: number[];
  badTokens: BadToken[];
  /** Whether the text has the specified form: milliseconds separated by tabs or spaces, on one line */
  isPlain: boolean;
};

/**
 * Parses pasted times: split by tab if the text has one, otherwise by space (spec, section 2), then by lines. A time is
 * a whole number of milliseconds or a length as `mm:ss.mmm`.
 */
export function parseTimes(text: string): PastedTimes {
  const tokens = text
    .split(text.includes('\t') ? '\t' : ' ')
    .flatMap((part) => part.split(/[\r\n]+/))
    .map((token) => token.trim())
    .filter((token) => token !== '');
  const read = tokens.map((token, index) => ({ text: token, position: index + 1, ms: readTime(token) }));
  return {
    times: read.flatMap(({ ms }) => ms ?? []),
    badTokens: read.flatMap(({ ms, text: bad, position }) => (ms === null ? { position, text: bad } : [])),
    isPlain: !/[\r\n]/.test(text.trim()) && tokens.every((token) => /^\d+$/.test(token)),
  };
}

/** Whether these times can become cards: every token could be read, and there are 1 to MAX_CARDS of them. */
export function areUsableTimes({ times, badTokens }: PastedTimes): boolean {
  return badTokens.length === 0 && times.length > 0 && times.length <= MAX_CARDS;
}

/** One time in ms, or null. The digits after the point are a fraction of a second: `0:01.5` is 1500 ms. */
function readTime(token: string): number | null {
  const [, minutes, seconds, fraction = ''] = /^(\d+):([0-5]\d)(?:\.(\d{1,3}))?$/.exec(token) ?? [];
  const isLength = minutes !== undefined && seconds !== undefined;
  if (!isLength && !/^\d+$/.test(token)) return null;
  const ms = isLength
    ? Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'))
    : Number(token);
  return ms <= MAX_CARD_MS ? ms : null;
}
