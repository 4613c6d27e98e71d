import { paths } from '../paths.ts';

/** What an entry of the browser's history knows of the list that a user was opened from. */
export type CameFrom = { usersQuery: string };

/** The list with the search that the state of a history entry tells of; all users when it tells of none. */
export function listPath(state: unknown): string {
  const query = typeof state === 'object' && state !== null && 'usersQuery' in state ? state.usersQuery : '';
  if (typeof query !== 'string' || query === '') return paths.users;
  return `${paths.users}?${new URLSearchParams({ q: query }).toString()}`;
}
