import { Link, useLocation } from 'wouter';
import type { CoreTextKey } from '../i18n/coreTexts.ts';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { useAuth } from '../session/auth.ts';
import { Button } from '../ui/Button.tsx';
import { useLeaveGuard } from './leaveGuard.tsx';
import styles from './NavBar.module.css';

const LINKS: readonly { path: string; text: CoreTextKey }[] = [{ path: paths.hypes, text: 'hypesHeading' }];

/** The navigation bar above every screen but sign-in (spec, section 2), with who is signed in and the way out. */
export function NavBar() {
  const { t } = useLanguage();
  const { user, endSession } = useAuth();
  const { leaving } = useLeaveGuard();
  const [location] = useLocation();
  return (
    <nav className={styles.bar} aria-label={t('navigation')}>
      <div className={styles.inner}>
        <ul className={styles.links}>
          {LINKS.map(({ path, text }) => (
            <li key={path}>
              <Link href={path} className={styles.link} aria-current={location === path ? 'page' : undefined}>
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
        <span className={styles.email} title={t('signedInAs', { email: user?.email ?? '' })}>
          {user?.email}
        </span>
        <Button small onClick={() => leaving(() => void endSession(null))}>
          {t('signOut')}
        </Button>
      </div>
    </nav>
  );
}
