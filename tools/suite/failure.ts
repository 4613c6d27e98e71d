/** An error that a person can fix, shown as its message alone, without a stack. */
export class Failure extends Error {}

/** The person stopped the tool before it was done: nothing to explain. */
export class Stopped extends Error {}

/** Runs a tool and ends the process with its exit code; a Failure is printed as its message only. */
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
