import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { useState, type ReactNode } from 'react';
import { asEndReason, type AuthState } from '../session/auth.ts';
import { api, createApiClient } from './api.ts';
import { mayRetry, readFailure } from './apiFailure.ts';

const MAX_RETRIES = 2;
const FRESH_MS = 10_000;

/** `networkMode: 'always'`: without a network a call fails with a sentence instead of waiting silently. */
function createQueryClient(endSession: AuthState['endSession']) {
  const onError = (error: unknown) => {
    const reason = asEndReason(readFailure(error).code);
    if (reason) void endSession(reason);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayRetry(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

type ApiProviderProps = { user: User; endSession: AuthState['endSession']; children: ReactNode };

/** The API and its cache for one user. A refusal that ends the session signs out, wherever it happens. */
export function ApiProvider({ user, endSession, children }: ApiProviderProps) {
  const [queryClient] = useState(() => createQueryClient(endSession));
  const [client] = useState(() => createApiClient(() => user.getIdToken()));
  return (
    <api.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </api.Provider>
  );
}
