import { CARD_TYPES, MAX_CARDS, type Card } from '@hypelar/shared/card';
import { cutAt } from '@hypelar/shared/cardCut';
import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { TYPE_TEXTS } from '../CardRow.tsx';
import { cardTexts, type CardTextKey } from '../cardTexts.ts';
import type { Playhead } from './playhead.ts';
import type { CardSteps } from '../useCardSteps.ts';
import { CardFixes } from './CardFixes.tsx';
import styles from './CardStudio.module.css';
import { clock } from './clock.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { Timeline } from './Timeline.tsx';
import { takesLetters, useKeyDown } from './useKeyDown.ts';
import { usePlayer } from './usePlayer.ts';

type CardStudioProps = {
  /** The video: the chosen file, the stored one's URL, or null when that may not be opened */
  source: File | string | null;
  videoMs: number;
  cards: readonly Card[];
  /** Where each card ends, in ms */
  ends: readonly number[];
  /** Index of the card at the video's position, -1 for none */
  current: number;
  steps: CardSteps;
  playhead: Playhead;
  disabled: boolean;
};

/** The video with its cards on a timeline: play it, mark cuts, move edges, and fix what does not fit. */
export function CardStudio(props: CardStudioProps) {
  const { source, videoMs, cards, ends, current, steps, playhead, disabled } = props;
  const { t } = useLanguage(cardTexts);
  const player = usePlayer({ source, videoMs, playhead });
  const studio = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [said, setSaid] = useState('');

  function mark() {
    const ms = player.position();
    const changed = cutAt(cards, ms);
    if (changed !== cards) {
      steps.change(null, () => changed);
      setSaid(t('marked', { position: clock(ms) }));
      return;
    }
    const isCutAlready = ms === 0 || ends.includes(ms);
    setSaid(isCutAlready ? t('markedAlready') : t('markedTooMany', { max: MAX_CARDS }));
  }

  function undo() {
    if (!steps.mayUndo) return;
    steps.undo();
    setSaid(t('undone'));
  }

  function fix(name: CardTextKey, fixed: readonly Card[]) {
    steps.change(null, () => fixed);
    setSaid(t('fixed', { fix: t(name) }));
  }

  // A single letter is a shortcut inside the studio, and on the whole page only while the video plays.
  useKeyDown((event) => {
    const isInside = event.target instanceof Node && studio.current?.contains(event.target);
    const withControl = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (disabled || event.repeat || event.altKey || !(isInside || player.isPlaying) || takesLetters(event.target))
      return;
    if (key === 'm' && !withControl) mark();
    else if (key === 'z' && withControl && !event.shiftKey && isInside) undo();
    else return;
    event.preventDefault();
  });

  return (
    // Focusable, so that the keys keep working after a click on the video or on the timeline.
    <div ref={studio} role="group" aria-label={t('studio')} tabIndex={-1} className={styles.studio}>
      {!player.canPlay && <p className={styles.noPlayer}>{t('noPlayer')}</p>}
      {source !== null && (
        <video
          {...player.video}
          hidden={!player.canPlay}
          playsInline
          preload="metadata"
          aria-label={t('player')}
          className={styles.video}
          onClick={player.toggle}
        />
      )}
      <PlayerBar
        player={player}
        playhead={playhead}
        videoMs={videoMs}
        zoom={zoom}
        disabled={disabled}
        mayUndo={steps.mayUndo}
        onZoom={setZoom}
        onMark={mark}
        onUndo={undo}
      />
      <Timeline
        cards={cards}
        ends={ends}
        current={current}
        videoMs={videoMs}
        zoom={zoom}
        steps={steps}
        playhead={playhead}
        isPlaying={player.isPlaying}
        disabled={disabled}
        onSeek={player.seek}
      />
      <div className={styles.below}>
        <p role="status">{said}</p>
        <p className={styles.legend}>
          {CARD_TYPES.map((type) => (
            <span key={type} data-type={type}>
              {t(TYPE_TEXTS[type])}
            </span>
          ))}
        </p>
      </div>
      <CardFixes cards={cards} videoMs={videoMs} disabled={disabled} onFix={fix} />
      <p className={styles.help}>{t('help')}</p>
    </div>
  );
}
