import type { UserListTextKey } from './userListTexts.ts';

export const en: Record<UserListTextKey, string> = {
  usersHeading: 'Users:',
  usersHeadingTotal: 'Users: {total}',
  usersForbidden: 'You do not have the permission to see users',
  usersTable: 'Users',
  searchUsers: 'Search users',
  searchPlaceholder: 'Search...',
  matches: 'Matches for “{query}”: {total}',
  noMatches: 'No user matches “{query}”; all users are shown.',
  columnId: 'ID',
  columnEmail: 'Email',
  columnName: 'Name',
  columnIsPremium: 'isPremium',
  columnPlan: 'Premium Plan',
  planNone: 'none',
  usersFailed: 'The users could not be loaded.',
  usersEmptyHeading: 'No users yet',
  usersEmptyText: 'Users who sign up in the application are listed here.',
};
