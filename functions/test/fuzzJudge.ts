import { inspect } from 'node:util';
import { FUZZ_SEED } from './fuzzRandom.ts';

/** What no response may contain (threat model, internals). */
const LEAK = /node_modules|at .{0,200}\.[cm]?[jt]s:\d+|projects\/|databases\/|SyntaxError|TypeError|ZodError|\bstack\b/;
/** The largest body of an error response, in bytes. */
export const MAX_REFUSAL_BYTES = 16 * 1024;

export type Judge = {
  accept: () => void;
  refuse: (why: string) => void;
  blame: (what: string, about: unknown) => void;
  /** Blames a body that reveals internals. */
  read: (body: string, about: unknown) => void;
  share: () => number;
  findings: string[];
  summary: (name: string) => string;
};

/** Counts responses and collects violations, with the input that caused them. */
export function makeJudge(): Judge {
  const counts = new Map<string, number>();
  const findings: string[] = [];
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const total = () => [...counts.values()].reduce((sum, one) => sum + one, 0);
  const share = () => (counts.get('OK') ?? 0) / total();
  const blame = (what: string, about: unknown) => {
    const shown = inspect(about, {
      depth: 6,
      compact: 9,
      maxStringLength: 300,
      maxArrayLength: 20,
      breakLength: 200,
    }).slice(0, 2000);
    findings.push(`FUZZ_SEED=${FUZZ_SEED}: ${what} from ${shown}`);
  };
  return {
    accept: () => count('OK'),
    refuse: count,
    blame,
    read: (body, about) => {
      const leak = LEAK.exec(body);
      if (leak) blame(`"${leak[0].slice(0, 200)}"`, about);
    },
    share,
    findings,
    summary: (name) => {
      const answers = [...counts]
        .toSorted(([, one], [, other]) => other - one)
        .map(([what, many]) => `${what} ${many}`);
      return `${name}, FUZZ_SEED=${FUZZ_SEED}: ${(share() * 100).toFixed(1)} % of ${total()} accepted (${answers.join(', ')})`;
    },
  };
}
