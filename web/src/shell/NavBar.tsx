import type { Session } from '@hypelar/shared/admin';
import { hasFlag, type Flag } from '@hypelar/shared/permission';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import type { CoreTextKey } from '../i18n/coreTexts.ts';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { useAuth } from '../session/auth.ts';
import { Button } from '../ui/Button.tsx';
import { useLeaveGuard } from './leaveGuard.tsx';
import styles from './NavBar.module.css';

/** The bar's links; one with a flag is shown only to admins who have it (spec, section 6). */
const LINKS: readonly { path: string; text: CoreTextKey; flag?: Flag }[] = [
  { path: paths.hypes, text: 'hypesHeading' },
  { path: paths.users, text: 'navUsers', flag: 'canCreateHypes' },
  { path: paths.docs, text: 'navDocs' },
  { path: paths.admins, text: 'navAdmins', flag: 'canCreateAdmins' },
  { path: paths.activity, text: 'navActivity', flag: 'canCreateAdmins' },
];

/** How much of the link before the current one stays in view, in px. */
const CURRENT_LEFT = 40;

/** The navigation bar above every screen but sign-in (spec, section 2), with who is signed in and the way out. */
export function NavBar({ session }: { session: Session | undefined }) {
  const { t } = useLanguage();
  const { user, endSession } = useAuth();
  const { leaving } = useLeaveGuard();
  const [location] = useLocation();
  const links = LINKS.filter(({ flag }) => flag === undefined || (session !== undefined && hasFlag(session, flag)));
  const list = useRef<HTMLUListElement>(null);

  // On narrow screens the links scroll: bring the current one into view.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - CURRENT_LEFT;
  }, [location, links.length]);

  return (
    <nav className={styles.bar} aria-label={t('navigation')}>
      <div className={styles.inner}>
        <ul ref={list} className={styles.links}>
          {links.map(({ path, text }) => (
            <li key={path}>
              <Link href={path} className={styles.link} aria-current={isWithin(location, path) ? 'page' : undefined}>
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
        <span className={styles.email} title={t('signedInAs', { email: user?.email ?? '' })}>
          {user?.email}
        </span>
        <Button
          small
          title={t('signedInAs', { email: user?.email ?? '' })}
          onClick={() => leaving(() => void endSession(null))}
        >
          {t('signOut')}
        </Button>
      </div>
    </nav>
  );
}

/** Whether the address is the link's own or one below it; all are below the list of hypes. */
function isWithin(location: string, path: string): boolean {
  if (location === paths.createAdmin) return path === paths.admins;
  return location === path || (path !== paths.hypes && location.startsWith(`${path}/`));
}
