import type { Page, Route } from '@playwright/test';
import type { AppCode } from '@hypelar/shared/appError';

/** The response to a procedure in place of the server's: data, a refusal, none at all, or a proxy's error page. */
export type Answer = { data: unknown } | { refusal: AppCode } | 'never' | 'down';

/** Responses by procedure, such as `hype.list`. */
export type Answers = Readonly<Record<string, Answer>>;

/**
 * Answers these procedures; other calls go to the server, also those of the same batch, except that 'never' and 'down'
 * apply to the whole batch. With an `address`, only the requests that match it.
 */
export async function answerWith(page: Page, answers: Answers, address = /\/trpc\//): Promise<void> {
  await page.route(address, async (route) => {
    const procedures = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
    const chosen = procedures.map((procedure) => answers[procedure]);
    if (chosen.includes('never')) return;
    if (chosen.includes('down')) await route.fulfill({ status: 503, body: 'busy' });
    else if (chosen.every((answer) => answer === undefined)) await route.fallback();
    else await fulfill(route, chosen);
  });
}

async function fulfill(route: Route, chosen: (Answer | undefined)[]): Promise<void> {
  const served: unknown = chosen.includes(undefined) ? await (await route.fetch()).json() : [];
  const json = chosen.map((answer, index) => {
    if (typeof answer !== 'object') return Array.isArray(served) ? served[index] : undefined;
    if ('data' in answer) return { result: { data: answer.data } };
    return { error: { message: answer.refusal, code: -32_600, data: { appCode: answer.refusal, details: {} } } };
  });
  const ended = chosen.some((answer) => typeof answer === 'object' && 'refusal' in answer && isEnd(answer.refusal));
  await route.fulfill({ json, status: ended ? 401 : 200 });
}

/** Whether the HTTP status matters as well: for this refusal the token is renewed. */
const isEnd = (refusal: AppCode): boolean => refusal === 'SIGN_IN_REQUIRED';
