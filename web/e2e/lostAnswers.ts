import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Lets the next call of a procedure, or the next request whose address matches, reach the server and loses its
 * response. `meanwhile` runs in between.
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

/** Holds back the calls of a procedure, also in a batch; returns a function that lets them through. */
export async function holdBack(page: Page, procedure: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/trpc/[^?]*${procedure}`), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
