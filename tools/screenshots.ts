import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { besideBrowserSuite } from './check/browserSuite.ts';
import { buildFunctions } from './suite/build.ts';
import { runCommand } from './suite/child.ts';
import { runTool } from './suite/failure.ts';
import { parseSuiteOptions } from './suite/options.ts';
import { root } from './suite/root.ts';

const HELP = `npm run screenshots -- [--port-offset N] [-- <a screen's name>]

Photographs every screen in every state, at 1280 and 390 px, light and dark, into screenshots/, on an emulator suite of
its own; with a name only the screens that are called so. The catalogue of states is web/e2e/screens/.`;

await runTool(async () => {
  const { help, offset, rest } = parseSuiteOptions(process.argv.slice(2), process.env);
  if (help) {
    console.log(HELP);
    return 0;
  }
  const folder = join(root, 'screenshots');
  if (rest.length === 0) rmSync(folder, { recursive: true, force: true });
  await buildFunctions();
  return besideBrowserSuite(offset, async (suite, chromium) => {
    const playwright = join(root, 'node_modules/.bin/playwright');
    const chosen = rest.flatMap((name) => ['--grep', name]);
    const args = ['test', '--config', 'web/playwright.config.ts', '--project', 'screenshots', ...chosen];
    const code = await runCommand(playwright, args, { ...suite.env, HYPELAR_CHROMIUM: chromium });
    console.log(`\nThe pictures are in ${folder}`);
    return code;
  });
});
