import { PLANS, type Plan, type UserDetail } from '@hypelar/shared/user';
import { useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useUnsavedWork } from '../shell/leaveGuard.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { Field } from '../ui/Field.tsx';
import { Note } from '../ui/Note.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { UnavailableButton } from '../ui/UnavailableButton.tsx';
import { useTakeFocus } from '../ui/useTakeFocus.ts';
import { userDetailTexts } from './userDetailTexts.ts';
import styles from './UserDetailScreen.module.css';

/**
 * The plan of a user (spec, sections 2 and 4): a choice stays pending, with a note of what it will change, until the
 * button sends it. Then it is saved and the user is loaded again.
 */
export function UserPlan({ user }: { user: UserDetail }) {
  const { t } = useLanguage(userDetailTexts);
  const failureText = useFailureText();
  const [pending, setPending] = useState<Plan | null>(null);
  useUnsavedWork(pending !== null);
  const change = api.user.changePlan.useMutation({
    onSuccess: ({ name, plan }) => {
      setPending(null);
      toastStore.show(t('planSaved', { name: name || user.id, plan: plan ?? t('absent') }));
    },
  });

  const select = useRef<HTMLSelectElement>(null);
  useTakeFocus(select, change.isSuccess);

  function choose(plan: Plan | null) {
    change.reset();
    setPending(plan);
  }

  function drop() {
    // The pressed button disappears.
    select.current?.focus();
    choose(null);
  }

  return (
    <Panel title={t('planSection')}>
      <Field label={t('changePlan')}>
        {({ id, className }) => (
          <select
            ref={select}
            id={id}
            className={className}
            value={pending ?? ''}
            disabled={change.isPending}
            onChange={(event) => choose(PLANS.find((plan) => plan === event.target.value) ?? null)}
          >
            <option value="" hidden>
              {t('choosePlan')}
            </option>
            {PLANS.map((plan) => (
              <option key={plan}>{plan}</option>
            ))}
          </select>
        )}
      </Field>
      {pending !== null && (
        <div className={styles.plan}>
          <Note tone="info">{t('pendingPlan', { plan: pending })}</Note>
          {change.isError && <ErrorNote heading={t('planFailed')} text={failureText(change.error)} />}
          <div className={styles.buttons}>
            <Button
              look="primary"
              aria-disabled={change.isPending}
              onClick={() => !change.isPending && change.mutate({ id: user.id, plan: pending })}
            >
              {t(change.isPending ? 'updatingUser' : 'updateUser')}
            </Button>
            {!change.isPending && <Button onClick={drop}>{t('dropPlan')}</Button>}
          </div>
        </div>
      )}
      <div className={styles.remove}>
        <UnavailableButton label={t('deleteUser')} reason={t('deleteUserTip')} />
      </div>
    </Panel>
  );
}
