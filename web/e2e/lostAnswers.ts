import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * The next call of a procedure, or the next request that an address fits, reaches the server; its answer reaches nobody.
 * `meanwhile` is done in between.
 */
export async function loseAnswer(
  page: Page,
  of: string | RegExp,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  const lose = async (route: Route) => {
    expect((await route.fetch()).status()).toBe(200);
    await meanwhile();
    await route.abort('connectionreset');
  };
  await page.route(typeof of === 'string' ? `**/trpc/${of}**` : of, lose, { times: 1 });
}

/** Holds back the calls of a procedure, in a batch too, and so their answers; gives how to let them through. */
export async function holdBack(page: Page, procedure: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/trpc/[^?]*${procedure}`), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
