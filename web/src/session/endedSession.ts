import { asEndReason, type EndReason } from './auth.ts';

/** Auth keeps the session of a tab under a key that begins so. */
const RECORD_KEY = 'firebase:authUser:';
const ANSWER_MS = 5000;

/** The ID token of the session that this tab had when the page was loaded, before Auth looks whether it still holds. */
export function storedToken(): string | null {
  const key = Object.keys(sessionStorage).find((name) => name.startsWith(RECORD_KEY));
  const record = key === undefined ? null : sessionStorage.getItem(key);
  return /"accessToken":"([\w.-]+)"/.exec(record ?? '')?.[1] ?? null;
}

/** Why the session with this token ended. Auth does not tell, but drops it: our server knows. */
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
