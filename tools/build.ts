import { buildFunctions, buildWeb } from './suite/build.ts';
import { Failure, runTool } from './suite/failure.ts';

// The predeploy step of `firebase deploy`: npm run build -- functions | web, or both.
await runTool(async () => {
  const [what = 'all'] = process.argv.slice(2);
  if (!['functions', 'web', 'all'].includes(what)) throw new Failure(`"${what}" is neither functions nor web.`);
  if (what !== 'web') await buildFunctions();
  if (what !== 'functions') await buildWeb();
  return 0;
});
