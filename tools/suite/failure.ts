/** Something a person can mend: shown as its message alone, without a stack. */
export class Failure extends Error {}

/** The person ended the tool before it was done: nothing to explain. */
export class Stopped extends Error {}

/** Runs a tool to its exit code and ends the process with it; a Failure is printed as one message. */
export async function runTool(tool: () => Promise<number>): Promise<never> {
  let code = 1;
  try {
    code = await tool();
  } catch (error) {
    if (error instanceof Stopped) code = 130;
    else console.error(error instanceof Failure ? `\n${error.message}` : error);
  }
  process.exit(code);
}
