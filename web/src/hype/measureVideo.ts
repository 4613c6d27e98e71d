import { durationMs } from '@hypelar/shared/card';

/**
 * The measured duration of a video in ms, or why there is none. `elsewhere`: this browser cannot play it, others can.
 */
export type VideoMeasure = { ms: number; elsewhere?: true } | { failure: 'UNPLAYABLE' | 'UNMEASURED' };

const MEASURE_TIMEOUT_MS = 15_000;

/** Measures a video with the browser's player, or, when that cannot play it, by the file's own header. */
export async function measureVideo(file: File): Promise<VideoMeasure> {
  const measure = await readVideoDuration(file);
  if (!('failure' in measure) || measure.failure !== 'UNPLAYABLE') return measure;
  try {
    const { readMp4Duration } = await import('./mp4Video.ts');
    const ms = await readMp4Duration(file);
    return ms === null ? measure : { ms, elsewhere: true };
  } catch {
    return measure;
  }
}

/** Whether the file declares its video as HEVC, even where this browser plays it. */
export async function readsAsHevc(file: File): Promise<boolean> {
  try {
    const { isHevc } = await import('./mp4Video.ts');
    return await isHevc(file);
  } catch {
    return false;
  }
}

/**
 * Reads a video's duration. Browser recordings report Infinity until played to the end; seeking far beyond it makes the
 * browser determine the duration.
 */
function readVideoDuration(file: File): Promise<VideoMeasure> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  const measured = new Promise<VideoMeasure>((resolve) => {
    const timer = setTimeout(() => resolve({ failure: 'UNMEASURED' }), MEASURE_TIMEOUT_MS);
    const settle = (measure: VideoMeasure) => {
      clearTimeout(timer);
      resolve(measure);
    };
    const look = () => {
      if (video.videoWidth === 0) settle({ failure: 'UNPLAYABLE' });
      else if (Number.isFinite(video.duration)) settle({ ms: durationMs(video.duration) });
      else video.currentTime = Number.MAX_SAFE_INTEGER;
    };
    video.addEventListener('loadedmetadata', look);
    video.addEventListener('durationchange', () => {
      if (video.readyState > 0 && Number.isFinite(video.duration)) look();
    });
    video.addEventListener('error', () => settle({ failure: 'UNPLAYABLE' }));
  });
  video.preload = 'metadata';
  video.muted = true;
  video.src = url;
  return measured.finally(() => {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  });
}
