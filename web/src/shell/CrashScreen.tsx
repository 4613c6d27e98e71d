import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';

type CrashScreenProps = { text: string; retryLabel: string; onRetry: () => void };

/** Stands in for the whole application when it cannot start or a screen cannot be shown. */
export function CrashScreen({ text, retryLabel, onRetry }: CrashScreenProps) {
  const { t } = useLanguage();
  return (
    <main id="content" tabIndex={-1}>
      <Page heading={t('crashHeading')}>
        <Message text={text}>
          <Button look="primary" onClick={onRetry}>
            {retryLabel}
          </Button>
        </Message>
      </Page>
    </main>
  );
}
