import { cardAt } from '@hypelar/shared/cardCut';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { cardTexts } from '../cardTexts.ts';
import type { Playhead } from './playhead.ts';
import { clock } from './clock.ts';
import styles from './Timeline.module.css';
import { percent } from './TimelineParts.tsx';

type PositionProps = {
  playhead: Playhead;
  ends: readonly number[];
  videoMs: number;
  axisMs: number;
  onSeek: (ms: number) => void;
};

/** The playing position: a line over the cards and a slider to move it. Follows the playhead without re-rendering. */
export function Position({ playhead, ends, videoMs, axisMs, onSeek }: PositionProps) {
  const { t } = useLanguage(cardTexts);
  const slider = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLSpanElement>(null);

  const place = useEffectEvent(() => {
    if (!slider.current || !line.current) return;
    const ms = playhead.ms();
    const card = cardAt(ends, ms) + 1;
    const position = clock(ms);
    slider.current.value = String(ms);
    slider.current.setAttribute(
      'aria-valuetext',
      card === 0 ? t('positionNoCard', { position }) : t('positionValue', { position, card }),
    );
    line.current.style.insetInlineStart = percent(ms, axisMs);
  });

  useEffect(() => place(), [ends, videoMs, axisMs, t]);
  useEffect(() => playhead.subscribe(() => place()), [playhead]);

  return (
    <>
      <span className={styles.slider} style={{ inlineSize: percent(videoMs, axisMs) }}>
        <input
          ref={slider}
          type="range"
          min={0}
          max={videoMs}
          step={1}
          defaultValue={0}
          aria-label={t('position')}
          onChange={(event) => onSeek(Number(event.target.value))}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -10, ArrowDown: -10, ArrowRight: 10, ArrowUp: 10 }[event.key];
            if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            onSeek(playhead.ms() + (event.shiftKey ? step * 10 : step));
          }}
        />
      </span>
      <span ref={line} aria-hidden="true" className={styles.line} />
    </>
  );
}
