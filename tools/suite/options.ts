import { parseArgs } from 'node:util';
import { Failure } from './failure.ts';

/** The highest offset that keeps the highest port of firebase.json (9499) valid. */
const HIGHEST_OFFSET = 65_535 - 9499;

/** Parses a port offset; undefined is 0. */
export function parseOffset(text: string | undefined): number {
  const offset = Number(text ?? 0);
  if (Number.isInteger(offset) && offset >= 0 && offset <= HIGHEST_OFFSET) return offset;
  throw new Failure(`"${text}" is no port offset: it must be a whole number from 0 to ${HIGHEST_OFFSET}.`);
}

/** The options of every command that starts the suite; the words after `--` belong to the command it runs. */
export type SuiteOptions = { help: boolean; offset: number | undefined; rest: string[] };

/** Reads the command line; `offset` is undefined when neither the option nor HYPELAR_PORT_OFFSET gives one. */
export function parseSuiteOptions(args: string[], env: NodeJS.ProcessEnv): SuiteOptions {
  const options = { help: { type: 'boolean', short: 'h' }, 'port-offset': { type: 'string' } } as const;
  const { values, positionals } = readArguments(() => parseArgs({ args, options, allowPositionals: true }));
  const text = values['port-offset'] ?? env['HYPELAR_PORT_OFFSET'];
  return {
    help: values.help ?? false,
    offset: text === undefined ? undefined : parseOffset(text),
    rest: positionals,
  };
}

/** Turns a mistyped option into a Failure, so that only its message is shown. */
export function readArguments<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Failure(error instanceof Error ? `${error.message}\nSee --help.` : String(error));
  }
}
