import { hasFlag } from '@hypelar/shared/permission';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { hypeListTexts } from './hypeListTexts.ts';

type HypeListActionsProps = { onShuffle: () => void; mayShuffle: boolean };

/** The buttons in the head of the hype list, each for those who may use it (spec, sections 2 and 6). */
export function HypeListActions({ onShuffle, mayShuffle }: HypeListActionsProps) {
  const { t } = useLanguage(hypeListTexts);
  const session = useSession();
  const mayCreate = hasFlag(session, 'canCreateHypes');
  const links = [
    { to: paths.users, text: 'navUsers', shown: mayCreate },
    { to: paths.docs, text: 'navDocs', shown: true },
    { to: paths.createAdmin, text: 'navNewAdmin', shown: hasFlag(session, 'canCreateAdmins') },
    { to: paths.trash, text: 'trash', shown: hasFlag(session, 'canDeleteHypes') },
  ] as const;

  return (
    <>
      {links.map(
        ({ to, text, shown }) =>
          shown && (
            <ButtonLink key={to} look="quiet" to={to}>
              {t(text)}
            </ButtonLink>
          ),
      )}
      <Button aria-disabled={!mayShuffle} onClick={() => mayShuffle && onShuffle()}>
        {t('shuffle')}
      </Button>
      {mayCreate && <ButtonLink to={paths.createHype}>{t('newHype')}</ButtonLink>}
    </>
  );
}
