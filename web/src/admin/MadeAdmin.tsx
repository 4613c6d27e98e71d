import { useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { useCopy } from '../ui/useCopy.ts';
import { adminTexts } from './adminTexts.ts';
import styles from './MadeAdmin.module.css';

type MadeAdminProps = { email: string; password: string; onClose: () => void };

/** Placeholder for the hidden password; does not reveal its length. */
const HIDDEN = '•'.repeat(12);

/**
 * Confirms the new admin and holds their password to hand over, hidden until asked for. Not an input field: a browser
 * would offer to store its content.
 */
export function MadeAdmin({ email, password, onClose }: MadeAdminProps) {
  const { t } = useLanguage(adminTexts);
  const [shown, setShown] = useState(false);
  const { copied, copy } = useCopy();

  async function copyPassword() {
    if (!(await copy(password))) setShown(true);
  }

  return (
    <Note tone="info">
      <div className={styles.made}>
        <p>{t('createAdminDone', { email })}</p>
        <p>
          {t('madePassword')}: <code className={styles.password}>{shown ? password : HIDDEN}</code>
        </p>
        <div className={styles.buttons}>
          <Button look="primary" onClick={() => void copyPassword()}>
            {t('copyPassword')}
          </Button>
          <Button onClick={() => setShown(!shown)}>{t(shown ? 'hidePassword' : 'showPassword')}</Button>
          <Button onClick={onClose}>{t('close')}</Button>
          <ButtonLink look="quiet" to={paths.admins}>
            {t('toAdmins')}
          </ButtonLink>
        </div>
        {copied !== null && <p>{t(copied ? 'passwordCopied' : 'passwordNotCopied')}</p>}
      </div>
    </Note>
  );
}
