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
/** Where the last packet is found only by reading all of the file. */
const UNINDEXED_FORMATS = new Set<InputFormat>([MP3, ADTS, FLAC]);
const FORMATS = { gif: VIDEO_FORMATS, audio: AUDIO_FORMATS, video: VIDEO_FORMATS } as const;

/** The codecs that browsers play. HEVC plays in some of them only: that is the admin's choice. */
const VIDEO_CODECS: readonly MediaCodec[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];
// prettier-ignore
const AUDIO_CODECS: readonly MediaCodec[] = [
  'aac', 'opus', 'mp3', 'vorbis', 'flac', 'pcm-u8', 'pcm-s16', 'pcm-s24', 'pcm-s32', 'pcm-f32', 'ulaw', 'alaw',
];

/** Most files give their duration within a few blocks; some must be read whole, up to this many bytes. */
const BYTE_BUDGET = 32 * 1024 * 1024;
/** A file that ends this much before its stated duration is truncated. */
const CUT_SECONDS = 1;
/** A file that goes on this much after the duration it claims is as long as it goes on. */
const HIDDEN_SECONDS = 0.2;

export type Probe = { durationSeconds: number } | { refusal: MediaRefusal };

/** Inspects the bytes of a file: gives its duration (rounded to whole ms), or why it does not fit its kind. */
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
  const claimed = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  if (!Number.isFinite(claimed) || claimed <= 0) return { refusal: 'NO_DURATION' };
  const end = UNINDEXED_FORMATS.has(await input.getFormat()) ? claimed : await endOf(tracks);
  if (end === null || end < claimed - CUT_SECONDS) return { refusal: 'TRUNCATED' };
  const seconds = end > claimed + HIDDEN_SECONDS ? end : claimed;
  if (seconds > MAX_MEDIA_SECONDS) return { refusal: 'TOO_LONG' };
  return { durationSeconds: durationMs(seconds) / 1000 };
}

async function plays(track: InputTrack | null, codecs: readonly MediaCodec[]): Promise<boolean> {
  if (!track) return true;
  const codec = await track.getCodec();
  return codec !== null && codecs.includes(codec);
}

/** When the last packet of all ends, in seconds; null when that of a track cannot be read. */
async function endOf(tracks: readonly InputTrack[]): Promise<number | null> {
  let end = 0;
  for (const track of tracks) {
    const last = await new EncodedPacketSink(track).getPacket(Infinity);
    if (!last) return null;
    end = Math.max(end, last.timestamp + last.duration);
  }
  return end;
}
