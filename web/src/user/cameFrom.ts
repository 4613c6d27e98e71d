import { paths } from '../paths.ts';

/** The state of a history entry: the search in the list that a user was opened from. */
export type CameFrom = { usersQuery: string };

/** The path of the user list with the search from a history entry's state; all users when it has none. */
export function listPath(state: unknown): string {
  const query = typeof state === 'object' && state !== null && 'usersQuery' in state ? state.usersQuery : '';
  if (typeof query !== 'string' || query === '') return paths.users;
  return `${paths.users}?${new URLSearchParams({ q: query }).toString()}`;
}
