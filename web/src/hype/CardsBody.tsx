import { cardAt, cardEnds } from '@hypelar/shared/cardCut';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { CardCount } from './CardCount.tsx';
import { CardList } from './CardList.tsx';
import styles from './CardsBody.module.css';
import { cardTexts } from './cardTexts.ts';
import { CardTimes } from './CardTimes.tsx';
import { CardTotal } from './CardTotal.tsx';
import { storedFile } from './storedFile.ts';
import { CardStudio } from './timeline/CardStudio.tsx';
import { createPlayhead } from './timeline/playhead.ts';
import type { HypeFormState } from './useHypeForm.ts';

/** The cards on the timeline of the video, their total against it, their count, pasted times, and each card. */
export default function CardsBody({ form, disabled }: { form: HypeFormState; disabled: boolean }) {
  const { t } = useLanguage(cardTexts);
  const { draft, cardSteps } = form;
  const { cards, stored, files, measure } = draft;
  const [playhead] = useState(createPlayhead);
  const ends = useMemo(() => cardEnds(cards), [cards]);
  const current = useSyncExternalStore(playhead.subscribe, () => cardAt(ends, playhead.ms()));
  const videoMs = measure && 'ms' in measure ? measure.ms : null;

  return (
    <div className={styles.body}>
      {videoMs !== null && (
        <>
          <CardStudio
            source={files.video?.file ?? (stored && storedFile(stored, 'video').url)}
            videoMs={videoMs}
            cards={cards}
            ends={ends}
            current={current}
            steps={cardSteps}
            playhead={playhead}
            disabled={disabled}
          />
          <CardTotal cards={cards} videoMs={videoMs} />
        </>
      )}
      {measure && videoMs === null && <p className={styles.note}>{t('noDuration')}</p>}
      <div className={styles.inputs}>
        <CardCount count={cards.length} steps={cardSteps} disabled={disabled} />
        <CardTimes steps={cardSteps} videoMs={videoMs} disabled={disabled} />
      </div>
      {cards.length > 0 && <CardList cards={cards} current={current} steps={cardSteps} disabled={disabled} />}
    </div>
  );
}
