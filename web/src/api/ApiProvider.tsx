import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { asEndReason, useAuth, type AuthState } from '../session/auth.ts';
import { api, createApiClient } from './api.ts';
import { mayRetry, readFailure } from './apiFailure.ts';
import { createAuthorizedFetch } from './authorizedFetch.ts';

const MAX_RETRIES = 2;
const FRESH_MS = 10_000;

/** `networkMode: 'always'`: offline, a call fails with a message instead of pausing silently. */
function createQueryClient(endSession: AuthState['endSession']) {
  const onError = (error: unknown) => {
    const { code } = readFailure(error);
    const reason = asEndReason(code);
    if (reason) void endSession(reason);
    // The flag was taken away: reload the session, so that the screen shows what is still permitted.
    if (code === 'FLAG_MISSING') void client.invalidateQueries({ queryKey: getQueryKey(api.session.me) });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayRetry(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/** The API client and its cache for one user. A refusal that ends the session signs out, whichever call gets it. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { firebase, signInAgain, endSession } = useAuth();
  const [queryClient] = useState(() => createQueryClient(endSession));
  const [client] = useState(() => createApiClient(createAuthorizedFetch(firebase, signInAgain)));

  // Cached data does not outlive its session.
  useEffect(() => () => queryClient.clear(), [queryClient]);

  return (
    <api.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </api.Provider>
  );
}
