import { signInWithEmailAndPassword, type User } from 'firebase/auth';
import { useState } from 'react';
import { useAuth } from '../session/auth.ts';
import { signInFailure } from './signInFailure.ts';

/**
 * Signs in with e-mail and password, one attempt at a time (spec, section 2). `busy` stays true after a success, since
 * the screen then goes away; `failure` is the text for why the last attempt failed.
 */
export function useSignIn(onSignedIn?: (user: User) => void) {
  const { firebase } = useAuth();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof signInFailure>['text'] | null>(null);

  async function signIn(email: string, password: string) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { user } = await signInWithEmailAndPassword(firebase.auth, email, password);
      onSignedIn?.(user);
    } catch (error) {
      const { code, text } = signInFailure(error);
      console.error('sign-in failed', code);
      setFailure(text);
      setBusy(false);
    }
  }

  return { signIn, busy, failure };
}
