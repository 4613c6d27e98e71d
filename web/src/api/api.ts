import { createTRPCReact, httpBatchLink } from '@trpc/react-query';
import type { AppRouter } from '../../../functions/src/trpc/appRouter.ts';
import type { ApiFetch } from './authorizedFetch.ts';

/** The API as hooks. After any mutation every query is asked again: screens keep no cache books. */
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

/** A client whose batches go out by this `fetch`; one origin, so no CORS and no cookies. */
export function createApiClient(fetch: ApiFetch) {
  return api.createClient({ links: [httpBatchLink({ url: '/trpc', maxItems: 10, maxURLLength: 4000, fetch })] });
}
