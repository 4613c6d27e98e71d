import { durationMs } from '@hypelar/shared/card';
import { MAX_MEDIA_SECONDS, type MediaKind, type MediaRefusal } from '@hypelar/shared/media';
import {
  ADTS,
  CustomSource,
  EncodedPacketSink,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
  type InputFormat,
  type InputTrack,
  type MediaCodec,
} from 'mediabunny';
import { blockReader, ByteBudgetError, type ReadBytes } from './blockReader.ts';
import { hasForeignTail } from './isoBoxes.ts';

const VIDEO_FORMATS = [MP4, QTFF, WEBM, MATROSKA];
const AUDIO_FORMATS = [MP3, MP4, QTFF, ADTS, WAVE, OGG, FLAC];
const ISO_FORMATS = new Set<InputFormat>([MP4, QTFF]);
const FORMATS = { gif: VIDEO_FORMATS, audio: AUDIO_FORMATS, video: VIDEO_FORMATS } as const;

/** What browsers play. HEVC only some of them, which is the admin's choice. */
const VIDEO_CODECS: readonly MediaCodec[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];
// prettier-ignore
const AUDIO_CODECS: readonly MediaCodec[] = [
  'aac', 'opus', 'mp3', 'vorbis', 'flac', 'pcm-u8', 'pcm-s16', 'pcm-s24', 'pcm-s32', 'pcm-f32', 'ulaw', 'alaw',
];

/** Most files tell their duration within a few blocks; some must be read whole, and those up to this many bytes. */
const BYTE_BUDGET = 32 * 1024 * 1024;
/** A file that ends this much before the duration it claims was cut. */
const CUT_SECONDS = 1;

export type Probe = { durationSeconds: number } | { refusal: MediaRefusal };

/** What a file is, from its bytes: its duration (rounded to whole ms), or why it is not what the slot asks for. */
export async function probeMedia(kind: MediaKind, file: { size: number; read: ReadBytes }): Promise<Probe> {
  const read = blockReader(file.read, { size: file.size, budget: BYTE_BUDGET });
  const failure: { error?: unknown } = {};
  const source = new CustomSource({
    getSize: () => file.size,
    read: async (start, end) => {
      try {
        return await read(start, end);
      } catch (error) {
        failure.error = error;
        throw error;
      }
    },
    handleUnhandledError: () => undefined,
  });
  using input = new Input({ formats: [...FORMATS[kind]], source });
  try {
    const probed = await probe(kind, input);
    if ('refusal' in probed || !ISO_FORMATS.has(await input.getFormat())) return probed;
    return (await hasForeignTail(read, file.size)) ? { refusal: 'NOT_MEDIA' } : probed;
  } catch {
    if (failure.error instanceof ByteBudgetError) return { refusal: 'NO_DURATION' };
    if (failure.error !== undefined) throw failure.error;
    return { refusal: 'NOT_MEDIA' };
  }
}

async function probe(kind: MediaKind, input: Input): Promise<Probe> {
  if (!(await input.canRead())) return { refusal: 'NOT_MEDIA' };
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  const tracks = [video, audio].filter((track) => track !== null);
  if (tracks.length === 0) return { refusal: 'TRUNCATED' };
  if (kind !== 'audio' && !video) return { refusal: 'NO_VIDEO' };
  if (kind === 'audio' && !audio) return { refusal: 'NO_AUDIO' };
  if (!(await plays(kind === 'audio' ? null : video, VIDEO_CODECS))) return { refusal: 'CODEC' };
  if (!(await plays(audio, AUDIO_CODECS))) return { refusal: 'CODEC' };
  const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  if (!Number.isFinite(seconds) || seconds <= 0) return { refusal: 'NO_DURATION' };
  if (seconds > MAX_MEDIA_SECONDS) return { refusal: 'TOO_LONG' };
  if (await isCut(tracks, seconds)) return { refusal: 'TRUNCATED' };
  return { durationSeconds: durationMs(seconds) / 1000 };
}

async function plays(track: InputTrack | null, codecs: readonly MediaCodec[]): Promise<boolean> {
  if (!track) return true;
  const codec = await track.getCodec();
  return codec !== null && codecs.includes(codec);
}

/** Whether the last packets are missing: one cannot be read, or the last of all ends well before the duration. */
async function isCut(tracks: readonly InputTrack[], seconds: number): Promise<boolean> {
  let end = 0;
  for (const track of tracks) {
    const last = await new EncodedPacketSink(track).getPacket(Infinity);
    if (!last) return true;
    end = Math.max(end, last.timestamp + last.duration);
  }
  return end < seconds - CUT_SECONDS;
}
