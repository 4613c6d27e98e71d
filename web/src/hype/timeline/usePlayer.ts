import { useCallback, useEffect, useRef, useState } from 'react';
import type { Playhead } from './playhead.ts';
import { playSource } from '../playSource.ts';

type PlayerState = 'loading' | 'paused' | 'playing' | 'failed';

type PlayerOptions = { source: File | string | null; videoMs: number; playhead: Playhead };

/** Keeps a video element and the playhead in sync. Without a playable video, the playhead still moves by hand. */
export function usePlayer({ source, videoMs, playhead }: PlayerOptions) {
  const player = useRef<HTMLVideoElement>(null);
  const asked = useRef(0);
  const [state, setState] = useState<PlayerState>('loading');
  const isPlaying = state === 'playing';

  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      player.current = video;
      if (!video || source === null) return undefined;
      setState('loading');
      const release = playSource(video, source);
      return () => {
        release();
        playhead.moveTo(0);
      };
    },
    [source, playhead],
  );

  /** Follows the video, up to `videoMs`: its clock may run slightly past the measured duration. */
  const follow = useCallback(() => {
    const video = player.current;
    if (!video || video.readyState === 0) return;
    const ms = video.ended ? videoMs : Math.round(video.currentTime * 1000);
    playhead.moveTo(Math.min(ms, videoMs));
  }, [playhead, videoMs]);

  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function next() {
      follow();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, follow]);

  /** Seeks the video to the playhead. While a seek is running none is started: `sought` follows up. */
  function showMoment() {
    const video = player.current;
    if (!video || video.readyState === 0 || video.seeking) return;
    asked.current = playhead.ms();
    video.currentTime = asked.current / 1000;
  }

  function sought() {
    if (player.current?.paused && asked.current !== playhead.ms()) showMoment();
  }

  return {
    isPlaying,
    canPlay: source !== null && state !== 'failed',
    /** The exact position now, in whole ms: between two frames the playhead lags behind. */
    position: () => {
      if (isPlaying) follow();
      return playhead.ms();
    },
    seek: (ms: number) => {
      playhead.moveTo(Math.min(Math.max(Math.round(ms), 0), videoMs));
      showMoment();
    },
    toggle: () => {
      if (isPlaying) player.current?.pause();
      else player.current?.play().catch(() => setState(player.current?.error ? 'failed' : 'paused'));
    },
    video: {
      ref: attach,
      onLoadedMetadata: () => {
        setState('paused');
        showMoment();
      },
      onPlay: () => setState('playing'),
      onPause: () => setState('paused'),
      onEnded: follow,
      onSeeked: sought,
      onError: () => setState('failed'),
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;
