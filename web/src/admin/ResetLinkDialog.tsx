import type { Admin } from '@hypelar/shared/admin';
import { api } from '../api/api.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import dialogStyles from '../ui/Dialog.module.css';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { Field } from '../ui/Field.tsx';
import { useCopy } from '../ui/useCopy.ts';
import styles from './AdminDialog.module.css';
import { adminListTexts } from './adminListTexts.ts';

/** Makes a password reset link and shows it once, for copying. It is kept nowhere. */
export function ResetLinkDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const { t } = useLanguage(adminListTexts);
  const failureText = useFailureText();
  const make = api.admin.resetLink.useMutation({ gcTime: 0 });
  const { copied, copy } = useCopy();
  const { email } = admin;

  return (
    <Dialog heading={t('resetHeading')} text={t('resetText', { email })} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('resetRule')}</p>
        {make.isError && <ErrorNote heading={t('makeLinkFailed')} text={failureText(make.error)} />}
        {make.data && (
          <Field label={t('resetLink')} hint={t('resetLinkHint')}>
            {({ id, className, describedBy }) => (
              <input
                id={id}
                className={className}
                aria-describedby={describedBy}
                readOnly
                value={make.data.link}
                onFocus={(event) => event.target.select()}
              />
            )}
          </Field>
        )}
        <p role="status">{copied !== null && t(copied ? 'linkCopied' : 'linkNotCopied')}</p>
        <div className={dialogStyles.buttons}>
          <Button onClick={onClose}>{t(make.data ? 'close' : 'cancelEdit')}</Button>
          {make.data ? (
            <Button look="primary" onClick={() => void copy(make.data.link)}>
              {t('copyLink')}
            </Button>
          ) : (
            <Button
              look="primary"
              aria-disabled={make.isPending}
              onClick={() => !make.isPending && make.mutate({ id: admin.id })}
            >
              {t(make.isPending ? 'makingLink' : 'makeLink')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
