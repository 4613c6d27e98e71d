import { asEndReason, type EndReason } from './auth.ts';

/** Prefix of the session storage key under which Auth keeps a tab's session. */
const RECORD_KEY = 'firebase:authUser:';
const ANSWER_MS = 5000;

/** The ID token of the session that this tab had on page load, before Auth checks whether it is still valid. */
export function storedToken(): string | null {
  const key = Object.keys(sessionStorage).find((name) => name.startsWith(RECORD_KEY));
  const record = key === undefined ? null : sessionStorage.getItem(key);
  return /"accessToken":"([\w.-]+)"/.exec(record ?? '')?.[1] ?? null;
}

/** Why the session with this token ended. Auth drops it without a reason, so our server is asked. */
export async function endReasonOf(token: string): Promise<EndReason> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch('/trpc/session.me', { headers, signal: AbortSignal.timeout(ANSWER_MS) });
    const code = /"appCode":"(\w+)"/.exec(await response.text())?.[1];
    return asEndReason(code ?? '') ?? 'SIGN_IN_REQUIRED';
  } catch {
    return 'SIGN_IN_REQUIRED';
  }
}
