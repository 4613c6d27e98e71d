import type { Card } from '@hypelar/shared/card';
import { cardEnds, edgeRange, moveEdge } from '@hypelar/shared/cardCut';
import { useRef } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { cardTexts } from '../cardTexts.ts';
import type { Playhead } from './playhead.ts';
import type { CardSteps } from '../useCardSteps.ts';
import { axisMarks } from './clock.ts';
import { edgeAfterKey } from './edgeKeys.ts';
import { Position } from './Position.tsx';
import styles from './Timeline.module.css';
import { CardBlock, CardEdge, percent } from './TimelineParts.tsx';
import { useAxisView } from './useAxisView.ts';
import { useEdgeDrag } from './useEdgeDrag.ts';
import { useKeyDown } from './useKeyDown.ts';

type TimelineProps = {
  cards: readonly Card[];
  /** Where each card ends, in ms */
  ends: readonly number[];
  /** Index of the card at the video's position, -1 for none */
  current: number;
  videoMs: number;
  zoom: number;
  steps: CardSteps;
  playhead: Playhead;
  isPlaying: boolean;
  disabled: boolean;
  /** Seeks the video to this position, in ms */
  onSeek: (ms: number) => void;
};

/** With fewer px per card than this, the handles would hide the cards. */
const CROWDED_PX = 12;
/** Above this many edges there is a button to skip them. */
const MANY_EDGES = 8;

/** The cards as blocks on the video's own axis, with edges that can be moved and the playing position. */
export function Timeline(props: TimelineProps) {
  const { cards, ends, current, videoMs, zoom, steps, playhead, isPlaying, disabled, onSeek } = props;
  const { t } = useLanguage(cardTexts);
  const lane = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  // Cards that are too long show beyond the end of the video.
  const fullMs = Math.max(videoMs, ends.at(-1) ?? 0, 1);
  // Moving an edge seeks the video to it.
  const show = (ms: number) => !isPlaying && onSeek(ms);
  const drag = useEdgeDrag({ ends, fullMs, videoMs, steps, disabled, onTap: onSeek, onMove: show });
  const { axisMs } = drag;
  const { view, axis, axisPx } = useAxisView({ playhead, axisMs, zoom });

  useKeyDown((event) => {
    const edge = event.target instanceof HTMLElement ? Number(event.target.dataset['edge']) : NaN;
    if (Number.isNaN(edge) || disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const ms = edgeAfterKey(event, ends[edge] ?? 0, edgeRange(ends, edge, videoMs));
    if (ms === null) return;
    event.preventDefault();
    const changed = steps.change(`edge-${edge}`, (_, all) => moveEdge(all, { edge, ms, videoMs }));
    show(cardEnds(changed)[edge] ?? 0);
  }, lane);

  return (
    <div className={styles.timeline}>
      {cards.length > MANY_EDGES && (
        <Button small className={styles.skip} onClick={() => after.current?.focus()}>
          {t('skipEdges')}
        </Button>
      )}
      <div ref={view} className={styles.view}>
        <div ref={axis} className={styles.axis} style={{ inlineSize: `${zoom * 100}%` }}>
          <div aria-hidden="true" className={styles.marks}>
            {axisMarks(axisMs, axisPx).map(({ ms, text }) => (
              <span key={ms} className={styles.mark} style={{ insetInlineStart: percent(ms, axisMs) }}>
                {text}
              </span>
            ))}
            {axisMs > videoMs && (
              <span className={styles.videoEnd} style={{ insetInlineEnd: percent(axisMs - videoMs, axisMs) }}>
                {t('videoEnd')}
              </span>
            )}
          </div>
          <Position playhead={playhead} ends={ends} videoMs={videoMs} axisMs={axisMs} onSeek={onSeek} />
          <div
            ref={lane}
            role="group"
            aria-label={t('edges')}
            className={styles.lane}
            data-crowded={axisPx < cards.length * CROWDED_PX}
            {...drag.lane}
          >
            {cards.map((card, index) => (
              <CardBlock
                // Cards have no identity but their position.
                key={index}
                index={index}
                card={card}
                start={ends[index - 1] ?? 0}
                axisMs={axisMs}
                axisPx={axisPx}
                isCurrent={index === current}
              />
            ))}
            {axisMs > videoMs && (
              <span className={styles.overflow} style={{ insetInlineStart: percent(videoMs, axisMs) }} />
            )}
            {cards.map((card, index) => (
              <CardEdge
                key={index}
                index={index}
                end={ends[index] ?? 0}
                {...edgeRange(ends, index, videoMs)}
                ms={card.timestamp}
                next={cards[index + 1]?.timestamp ?? null}
                axisMs={axisMs}
                isDragged={index === drag.edge}
                disabled={disabled}
                onSettle={steps.settle}
              />
            ))}
          </div>
        </div>
      </div>
      <span ref={after} tabIndex={-1} />
    </div>
  );
}
