import { hasFlag } from '@hypelar/shared/permission';
import { useState } from 'react';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import type { Range } from '../ui/visibleRange.ts';
import { hypeListTexts } from './hypeListTexts.ts';
import { HypeListActions } from './HypeListActions.tsx';
import { HypeTable } from './HypeTable.tsx';
import { useDeleteQuestion } from './useDeleteQuestion.tsx';
import { useHypePages } from './useHypePages.ts';
import { useMoveHype } from './useMoveHype.ts';
import { useShuffle } from './useShuffle.ts';

/** All hypes by position (spec, section 2): only the rows in view are rendered and requested. */
export default function HypeListScreen() {
  const { t } = useLanguage(hypeListTexts);
  const failureText = useFailureText();
  const session = useSession();
  const [visible, setVisible] = useState<Range>({ start: 0, end: 0 });
  const { storedAt, total, pending, failure } = useHypePages(visible);
  const { hypeAt, move } = useMoveHype(storedAt);
  const { shuffle, shuffling } = useShuffle();
  const { ask, question } = useDeleteQuestion(total !== undefined && hasFlag(session, 'canDeleteHypes'));
  const mayCreate = hasFlag(session, 'canCreateHypes');

  return (
    <Page
      heading={t('hypesHeading')}
      note={total === undefined ? undefined : t('hypesTotal', { total })}
      actions={<HypeListActions onShuffle={shuffle} mayShuffle={!shuffling && total !== undefined && total > 1} />}
    >
      {failure && (
        <ErrorNote
          heading={t('hypesFailed')}
          text={failureText(failure.error)}
          retryLabel={t('retry')}
          onRetry={failure.retry}
        />
      )}
      {total !== undefined && total > 0 && (
        <HypeTable
          total={total}
          hypeAt={hypeAt}
          onVisible={setVisible}
          onMove={(hype, to) => void move(hype, to)}
          onDelete={ask}
        />
      )}
      {total === 0 && (
        <Message heading={t('hypesEmptyHeading')} text={t('hypesEmptyText')}>
          {mayCreate && <ButtonLink to={paths.createHype}>{t('newHype')}</ButtonLink>}
        </Message>
      )}
      {question}
      <LoadingOverlay
        active={shuffling || (pending && total === undefined)}
        label={t(shuffling ? 'shuffling' : 'loading')}
      />
    </Page>
  );
}
