import type { Session } from '@hypelar/shared/admin';
import { createContext, use } from 'react';

export const SessionContext = createContext<Session | null>(null);

/** The signed-in admin, as the server knows them. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionArea above it.');
  return session;
}
