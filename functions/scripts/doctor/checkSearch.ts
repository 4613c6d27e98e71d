import { checkUserSearch } from '../../src/user/checkUserSearch.ts';
import { problem, type Problem } from './problem.ts';

/** A search index that is missing or wrong. Without users, none is needed. */
export async function checkSearch(): Promise<Problem[]> {
  const { live, users, wrong, needsRebuild } = await checkUserSearch();
  if (!needsRebuild || (!live && users === 0)) return [];
  const what = live ? `has ${wrong} entries that are missing or wrong, or is cut too coarsely` : 'is not there yet';
  return [problem('search', 'userSearch/state', what)];
}
