import { FLAGS, hasFlag, type Flag, type Flags } from '@hypelar/shared/permission';
import { useLanguage } from '../i18n/language.tsx';
import { useSession } from '../session/session.ts';
import { adminTexts } from './adminTexts.ts';
import styles from './RoleBoxes.module.css';

type RoleBoxesProps = { value: Flags; onChange: (flag: Flag, granted: boolean) => void; disabled: boolean };

/**
 * One checkbox per flag. A creator grants only what they hold (spec, section 6), so the others are disabled. With
 * `disabled` the boxes only ignore changes: they keep the focus, and Enter in one submits the form.
 */
export function RoleBoxes({ value, onChange, disabled }: RoleBoxesProps) {
  const { t } = useLanguage(adminTexts);
  const session = useSession();
  return (
    <fieldset className={styles.roles} aria-disabled={disabled}>
      <legend className={styles.legend}>{t('adminRoles')}</legend>
      {FLAGS.map((flag) => {
        const held = hasFlag(session, flag);
        return (
          <label key={flag} className={styles.role} data-held={held}>
            <input
              type="checkbox"
              checked={value[flag]}
              disabled={!held}
              aria-disabled={disabled}
              onChange={(event) => !disabled && onChange(flag, event.target.checked)}
            />
            <span>
              {t(flag)} <code className={styles.name}>{flag}</code>
              {!held && <span className={styles.reason}>{t('roleNotHeld')}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
