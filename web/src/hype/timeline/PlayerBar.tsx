import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { cardTexts } from '../cardTexts.ts';
import type { Playhead } from './playhead.ts';
import styles from './CardStudio.module.css';
import { clock } from './clock.ts';
import type { Player } from './usePlayer.ts';

const MAX_ZOOM = 64;

type PlayerBarProps = {
  player: Player;
  playhead: Playhead;
  videoMs: number;
  zoom: number;
  disabled: boolean;
  mayUndo: boolean;
  onZoom: (zoom: number) => void;
  onMark: () => void;
  onUndo: () => void;
};

/**
 * Plays and stops, marks cuts, undoes, and zooms the axis. A button that becomes unavailable keeps the focus, so that
 * the keys of the studio keep working.
 */
export function PlayerBar({ player, playhead, videoMs, zoom, disabled, mayUndo, ...on }: PlayerBarProps) {
  const { t } = useLanguage(cardTexts);
  const undoes = mayUndo && !disabled;
  return (
    <div className={styles.bar}>
      <Button
        className={styles.icon}
        aria-disabled={!player.canPlay}
        aria-label={t(player.isPlaying ? 'stopPlaying' : 'play')}
        onClick={() => player.canPlay && player.toggle()}
      >
        <Icon path={player.isPlaying ? 'M4 2.5h3v11H4zM9 2.5h3v11H9z' : 'M4 2l10 6-10 6z'} />
      </Button>
      <Clock playhead={playhead} videoMs={videoMs} />
      <Button
        look="primary"
        title={t('markTitle')}
        aria-keyshortcuts="M"
        aria-disabled={disabled}
        onClick={() => !disabled && on.onMark()}
      >
        {t('mark')} <kbd className={styles.key}>M</kbd>
      </Button>
      <Button aria-disabled={!undoes} aria-keyshortcuts="Control+Z" onClick={() => undoes && on.onUndo()}>
        {t('undo')}
      </Button>
      <span className={styles.zoom}>
        <Button
          className={styles.icon}
          aria-label={t('zoomOut')}
          aria-disabled={zoom === 1}
          onClick={() => on.onZoom(Math.max(zoom / 2, 1))}
        >
          <Icon path="M3 7h10v2H3z" />
        </Button>
        <Button
          className={styles.icon}
          aria-label={t('zoomIn')}
          aria-disabled={zoom === MAX_ZOOM}
          onClick={() => on.onZoom(Math.min(zoom * 2, MAX_ZOOM))}
        >
          <Icon path="M7 3h2v4h4v2H9v4H7V9H3V7h4z" />
        </Button>
      </span>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Follows the playhead without re-rendering. */
function Clock({ playhead, videoMs }: { playhead: Playhead; videoMs: number }) {
  const now = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const show = () => {
      if (now.current) now.current.textContent = clock(playhead.ms());
    };
    show();
    return playhead.subscribe(show);
  }, [playhead]);

  return (
    <span className={styles.clock}>
      <span ref={now} /> / {clock(videoMs)}
    </span>
  );
}
