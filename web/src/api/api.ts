import { createTRPCReact, httpBatchLink } from '@trpc/react-query';
import type { AppRouter } from '../../../functions/src/trpc/appRouter.ts';
import type { ApiFetch } from './authorizedFetch.ts';

/** The API as hooks. Every successful mutation invalidates all queries, so screens do no cache bookkeeping. */
export const api = createTRPCReact<AppRouter>({
  overrides: {
    useMutation: {
      async onSuccess({ originalFn, queryClient }) {
        await originalFn();
        void queryClient.invalidateQueries();
      },
    },
  },
});

/** Creates a client that sends its batches with this `fetch`; same origin, so no CORS and no cookies. */
export function createApiClient(fetch: ApiFetch) {
  return api.createClient({ links: [httpBatchLink({ url: '/trpc', maxItems: 10, maxURLLength: 4000, fetch })] });
}
