import { useRef, useState, type SubmitEvent } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { refusalTexts } from '../i18n/refusalTexts.ts';
import { wantedPath } from '../paths.ts';
import { useAuth } from '../session/auth.ts';
import { useArrival } from '../shell/useArrival.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Note } from '../ui/Note.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './SignInScreen.module.css';
import { signInTexts } from './signInTexts.ts';
import { useSignIn } from './useSignIn.ts';

/** Email and password (spec, section 2); leads on to the requested page. */
export default function SignInScreen() {
  const { t } = useLanguage(signInTexts);
  const { t: refusalText } = useLanguage(refusalTexts);
  const { user, endReason } = useAuth();
  const { signIn, busy, failure } = useSignIn();
  const query = useSearch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const content = useRef<HTMLElement>(null);
  useArrival(content);

  if (user) return <Redirect to={wantedPath(query)} replace />;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void signIn(email.trim(), password);
  }

  return (
    <main ref={content} id="content" tabIndex={-1} className={styles.screen}>
      <title>{`${t('signInButton')} – Hypelar`}</title>
      <form className={styles.card} onSubmit={submit}>
        <h1>{t('signInHeading')}</h1>
        {endReason && !failure && <Note tone="error">{refusalText(endReason)}</Note>}
        <Field label={t('email')}>
          {({ id, className }) => (
            <input
              id={id}
              className={className}
              type="email"
              autoComplete="username"
              required
              readOnly={busy}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <PasswordField value={password} onChange={setPassword} readOnly={busy} />
        {failure && <Note tone="error">{t(failure)}</Note>}
        <Button type="submit" look="primary" aria-disabled={busy}>
          {t(busy ? 'signingIn' : 'signInButton')}
        </Button>
      </form>
    </main>
  );
}
