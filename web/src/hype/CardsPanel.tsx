import { cardAt, cardEnds } from '@hypelar/shared/cardCut';
import { lazy, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { Panel } from '../ui/Panel.tsx';
import { CardCount } from './CardCount.tsx';
import { CardList } from './CardList.tsx';
import styles from './CardsPanel.module.css';
import { CardTimes } from './CardTimes.tsx';
import { CardTotal } from './CardTotal.tsx';
import { LoadedPart } from './LoadedPart.tsx';
import { createPlayhead } from './playhead.ts';
import { storedFile } from './storedFile.ts';
import type { HypeFormState } from './useHypeForm.ts';
import { hypeFormTexts } from './hypeFormTexts.ts';

const CardStudio = lazy(() => import('./timeline/CardStudio.tsx'));

/** The time cards of the video: on its timeline, their total against it, their count, pasted times, and each card. */
export function CardsPanel({ form, disabled }: { form: HypeFormState; disabled: boolean }) {
  const { t } = useLanguage(hypeFormTexts);
  const { draft, cardSteps } = form;
  const { cards, stored, files, measure } = draft;
  const [playhead] = useState(createPlayhead);
  const ends = useMemo(() => cardEnds(cards), [cards]);
  const current = useSyncExternalStore(playhead.subscribe, () => cardAt(ends, playhead.ms()));
  const videoMs = measure && 'ms' in measure ? measure.ms : null;

  if (!files.video && !stored) {
    return (
      <Panel title={t('cardsSection')}>
        <p className={styles.empty}>{t('cardsNeedVideo')}</p>
      </Panel>
    );
  }
  const refused = files.video?.refusal ? 'cardsNeedVideo' : 'measuringVideo';
  const noTimeline = measure ? 'timelineNeedsDuration' : refused;
  return (
    <Panel title={t('cardsSection')}>
      <div className={styles.body}>
        {videoMs === null ? (
          <p className={styles.empty}>{t(noTimeline)}</p>
        ) : (
          <>
            <LoadedPart placeholder={<div className={styles.loading} />}>
              <CardStudio
                source={files.video?.file ?? (stored && storedFile(stored, 'video').url)}
                videoMs={videoMs}
                cards={cards}
                ends={ends}
                steps={cardSteps}
                playhead={playhead}
                disabled={disabled}
              />
            </LoadedPart>
            <CardTotal cards={cards} videoMs={videoMs} />
          </>
        )}
        <div className={styles.inputs}>
          <CardCount count={cards.length} steps={cardSteps} disabled={disabled} />
          <CardTimes steps={cardSteps} videoMs={videoMs} disabled={disabled} />
        </div>
        {cards.length > 0 && <CardList cards={cards} current={current} steps={cardSteps} disabled={disabled} />}
      </div>
    </Panel>
  );
}
