import { useLocation } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { notFoundTexts } from './notFoundTexts.ts';

/** The screen for an unknown address, with a link back to the hype list. */
export default function NotFoundScreen() {
  const { t } = useLanguage(notFoundTexts);
  const [path] = useLocation();
  return (
    <Page heading={t('notFoundHeading')}>
      <Message text={t('notFoundText', { path })}>
        <ButtonLink to={paths.hypes}>{t('toHome')}</ButtonLink>
      </Message>
    </Page>
  );
}
