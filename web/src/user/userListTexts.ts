import { defineTexts } from '../i18n/texts.ts';

const tr = {
  usersHeading: 'Kullanıcılar:',
  usersHeadingTotal: 'Kullanıcılar: {total}',
  usersForbidden: 'Kullanıcıları görme yetkiniz yok',
  usersTable: 'Kullanıcılar',
  searchUsers: 'Kullanıcı ara',
  searchPlaceholder: 'Ara...',
  matches: '“{query}” için {total} eşleşme',
  noMatches: '“{query}” ile eşleşen kullanıcı yok; tüm kullanıcılar gösteriliyor.',
  columnId: 'ID',
  columnEmail: 'Email',
  columnName: 'Name',
  columnIsPremium: 'isPremium',
  columnPlan: 'Premium Plan',
  planNone: 'none',
  usersFailed: 'Kullanıcılar yüklenemedi.',
  usersEmptyHeading: 'Henüz kullanıcı yok',
  usersEmptyText: 'Uygulamaya kaydolan kullanıcılar burada listelenir.',
} as const;
export type UserListTextKey = keyof typeof tr;

/** The texts of the user list; labels from the specification are verbatim. */
export const userListTexts = defineTexts(tr, async () => (await import('./userListTexts.en.ts')).en);
