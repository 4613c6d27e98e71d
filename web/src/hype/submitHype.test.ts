import { expect, test } from 'vitest';
import { forgetRefused, submitHype, type HypeToSubmit, type SubmitMemory, type SubmitSteps } from './submitHype.ts';

function hypeWith(video = new File(['v'], 'video.mp4')): HypeToSubmit {
  return {
    title: 'Gece',
    artist: 'Ada',
    files: { gif: new File(['g'], 'gif.mp4'), audio: new File(['a'], 'audio.mp3'), video },
    cards: [{ timestamp: 6000, type: 'video' }],
    isPremium: false,
  };
}

/** Steps that write down what was asked of them; `failing` throws at the step of that name, once. */
function recordingSteps(failing: { at?: string } = {}) {
  const log: string[] = [];
  const step = async (name: string) => {
    log.push(name);
    if (failing.at !== name) return;
    delete failing.at;
    throw new Error(name);
  };
  const steps: SubmitSteps = {
    reserve: async () => {
      await step('reserve');
      return 'hype1';
    },
    refreshToken: () => step('refreshToken'),
    upload: (kind, path) => step(`upload ${kind} ${path}`),
    create: (input) => step(`create ${input.id} ${input.media.gif}`),
    random: () => 'r',
  };
  return { steps, log };
}

const GIF = 'upload gif hypes/hype1/gif-r-gif.mp4';
const AUDIO = 'upload audio hypes/hype1/audio-r-audio.mp3';
const VIDEO = 'upload video hypes/hype1/video-r-video.mp4';
const CREATE = 'create hype1 hypes/hype1/gif-r-gif.mp4';

const emptyMemory = (): SubmitMemory => ({ id: null, uploaded: {} });

test('a submit reserves, uploads gif, audio and video in turn, then creates', async () => {
  const { steps, log } = recordingSteps();
  await submitHype(hypeWith(), emptyMemory(), steps);
  expect(log).toEqual(['reserve', 'refreshToken', GIF, AUDIO, VIDEO, CREATE]);
});

test('a retry after a failed upload sends only what is missing', async () => {
  const { steps, log } = recordingSteps({ at: AUDIO });
  const [hype, memory] = [hypeWith(), emptyMemory()];
  await expect(submitHype(hype, memory, steps)).rejects.toThrow(AUDIO);
  log.length = 0;
  await submitHype(hype, memory, steps);
  expect(log).toEqual(['refreshToken', AUDIO, VIDEO, CREATE]);
});

test('a retry after a lost answer creates with the same id and uploads nothing', async () => {
  const { steps, log } = recordingSteps({ at: CREATE });
  const [hype, memory] = [hypeWith(), emptyMemory()];
  await expect(submitHype(hype, memory, steps)).rejects.toThrow(CREATE);
  log.length = 0;
  await submitHype(hype, memory, steps);
  expect(log).toEqual([CREATE]);
});

test('another file in a slot is uploaded, the others are not', async () => {
  const { steps, log } = recordingSteps();
  const [hype, memory] = [hypeWith(), emptyMemory()];
  await submitHype(hype, memory, steps);
  log.length = 0;
  await submitHype({ ...hype, files: { ...hype.files, audio: new File(['b'], 'audio.mp3') } }, memory, steps);
  expect(log).toEqual(['refreshToken', AUDIO, CREATE]);
});

test('a refused file is forgotten, the rest is kept', async () => {
  const { steps } = recordingSteps();
  const memory = emptyMemory();
  await submitHype(hypeWith(), memory, steps);
  forgetRefused(memory, { code: 'UPLOAD_REFUSED', details: { kind: 'video', refusal: 'NOT_MEDIA' } });
  expect(memory.id).toBe('hype1');
  expect(Object.keys(memory.uploaded)).toEqual(['gif', 'audio']);
});

test('a reservation that is gone is forgotten with its files', async () => {
  const { steps } = recordingSteps();
  const memory = emptyMemory();
  await submitHype(hypeWith(), memory, steps);
  forgetRefused(memory, { code: 'RESERVATION_NOT_FOUND', details: {} });
  expect(memory).toEqual(emptyMemory());
});

test('cards that do not fit forget nothing', async () => {
  const { steps } = recordingSteps();
  const memory = emptyMemory();
  await submitHype(hypeWith(), memory, steps);
  forgetRefused(memory, { code: 'CARD_TIME_MISMATCH', details: { durationMs: 6042 } });
  expect(Object.keys(memory.uploaded)).toHaveLength(3);
});
