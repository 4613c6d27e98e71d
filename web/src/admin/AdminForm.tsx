import { useRef, useState, type SubmitEvent } from 'react';
import { api } from '../api/api.ts';
import { isUnanswered } from '../api/apiFailure.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { useUnsavedWork } from '../shell/leaveGuard.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { Field } from '../ui/Field.tsx';
import { emailProblem, EMPTY_ADMIN, passwordProblem } from './adminDraft.ts';
import styles from './AdminForm.module.css';
import { adminTexts } from './adminTexts.ts';
import { LimitField } from './LimitField.tsx';
import { MadeAdmin } from './MadeAdmin.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RoleBoxes } from './RoleBoxes.tsx';

/** Email, password, roles and premium limit of a new admin (spec, sections 2, 5 and 6). */
export function AdminForm() {
  const { t } = useLanguage(adminTexts);
  const failureText = useFailureText();
  const [draft, setDraft] = useState(EMPTY_ADMIN);
  // Errors wait for it: a message that appears as the pointer approaches would move the button away.
  const [tried, setTried] = useState(false);
  useUnsavedWork(draft !== EMPTY_ADMIN);
  const create = api.admin.create.useMutation({
    // The password is kept only in the form and in the success note, from which it is handed over.
    gcTime: 0,
    onSuccess: () => {
      setDraft(EMPTY_ADMIN);
      setTried(false);
    },
  });

  const email = useRef<HTMLInputElement>(null);
  const problems = { email: emailProblem(draft.email), password: passwordProblem(draft.password) };
  const shown = (field: 'email' | 'password') => {
    const problem = tried ? problems[field] : null;
    return problem === null ? undefined : t(problem);
  };
  const change = (changed: Partial<typeof draft>) => {
    // The success note stays until it is closed: it has the only copy of the password.
    if (create.isError) create.reset();
    setDraft({ ...draft, ...changed });
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const wrong = problems.email ? 'email' : problems.password ? 'password' : null;
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[data-field=${wrong}] input`)?.focus();
    else if (!create.isPending) create.mutate({ ...draft, email: draft.email.trim() });
  }

  function close() {
    // The pressed button disappears with the note.
    email.current?.focus();
    create.reset();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div data-field="email">
        <Field label={t('adminEmail')} error={shown('email')}>
          {({ id, className, describedBy, invalid }) => (
            <input
              ref={email}
              id={id}
              className={className}
              type="email"
              autoComplete="off"
              required
              title={t('emailInvalid')}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              readOnly={create.isPending}
              value={draft.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div data-field="password">
        <PasswordField
          value={draft.password}
          error={shown('password')}
          disabled={create.isPending}
          onChange={(password) => change({ password })}
        />
      </div>
      <RoleBoxes value={draft} disabled={create.isPending} onChange={(flag, granted) => change({ [flag]: granted })} />
      <LimitField
        value={draft.hypePremiumLimit}
        disabled={create.isPending}
        onChange={(hypePremiumLimit) => change({ hypePremiumLimit })}
      />
      {create.isError &&
        (isUnanswered(create.error) ? (
          <ErrorNote text={t('createAdminUnanswered', { email: create.variables.email })}>
            <ButtonLink look="danger" to={paths.admins}>
              {t('toAdmins')}
            </ButtonLink>
          </ErrorNote>
        ) : (
          <ErrorNote heading={t('createAdminFailed')} text={failureText(create.error)} />
        ))}
      {create.isSuccess && <MadeAdmin email={create.data.email} password={create.variables.password} onClose={close} />}
      <Button type="submit" look="primary" aria-disabled={create.isPending}>
        {t(create.isPending ? 'creatingAdmin' : 'createAdmin')}
      </Button>
    </form>
  );
}
