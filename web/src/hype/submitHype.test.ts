import { expect, test } from 'vitest';
import {
  forgetRefused,
  forgetSent,
  nothingSent,
  sentKinds,
  submitHype,
  type SubmitMemory,
  type SubmitSteps,
} from './submitHype.ts';

function allFiles() {
  return { gif: new File(['g'], 'gif.mp4'), audio: new File(['a'], 'audio.mp3'), video: new File(['v'], 'video.mp4') };
}

/** Steps that log their calls; `failing` makes the step of that name throw, once. */
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
    save: ({ id, media }) => step(`save ${id} ${Object.values(media).join(' ')}`),
    random: () => 'r',
  };
  return { steps, log };
}

const GIF = 'upload gif hypes/hype1/gif-r-gif.mp4';
const AUDIO = 'upload audio hypes/hype1/audio-r-audio.mp3';
const VIDEO = 'upload video hypes/hype1/video-r-video.mp4';
const SAVE = 'save hype1 hypes/hype1/gif-r-gif.mp4 hypes/hype1/audio-r-audio.mp3 hypes/hype1/video-r-video.mp4';

test('a submit reserves, uploads gif, audio and video in turn, then saves', async () => {
  const { steps, log } = recordingSteps();
  await submitHype(allFiles(), nothingSent(), steps);
  expect(log).toEqual(['reserve', 'refreshToken', GIF, AUDIO, VIDEO, SAVE]);
});

test('a retry after a failed upload sends only what is missing', async () => {
  const { steps, log } = recordingSteps({ at: AUDIO });
  const [files, memory] = [allFiles(), nothingSent()];
  await expect(submitHype(files, memory, steps)).rejects.toThrow(AUDIO);
  log.length = 0;
  await submitHype(files, memory, steps);
  expect(log).toEqual(['refreshToken', AUDIO, VIDEO, SAVE]);
});

test('a retry after a lost answer saves under the same id and uploads nothing', async () => {
  const { steps, log } = recordingSteps({ at: SAVE });
  const [files, memory] = [allFiles(), nothingSent()];
  await expect(submitHype(files, memory, steps)).rejects.toThrow(SAVE);
  log.length = 0;
  await submitHype(files, memory, steps);
  expect(log).toEqual([SAVE]);
});

test('another file in a slot is uploaded, the others are not', async () => {
  const { steps, log } = recordingSteps();
  const [files, memory] = [allFiles(), nothingSent()];
  await submitHype(files, memory, steps);
  log.length = 0;
  await submitHype({ ...files, audio: new File(['another'], 'audio.mp3') }, memory, steps);
  expect(log).toEqual(['refreshToken', AUDIO, SAVE]);
});

test('a file that was sent before a reload of the page is known again by its name, size and time', async () => {
  const { steps, log } = recordingSteps();
  const [files, memory] = [allFiles(), nothingSent()];
  await submitHype(files, memory, steps);
  log.length = 0;
  const { name, lastModified } = files.gif;
  const again = { ...files, gif: new File(['g'], name, { lastModified }) };
  const restored: SubmitMemory = JSON.parse(JSON.stringify(memory));
  await submitHype(again, restored, steps);
  expect(log).toEqual([SAVE]);
});

test.each(['UPLOAD_REFUSED', 'UPLOAD_MISSING'] as const)(
  'a file with %s is forgotten, the rest is kept',
  async (code) => {
    const { steps } = recordingSteps();
    const [files, memory] = [allFiles(), nothingSent()];
    await submitHype(files, memory, steps);
    expect(forgetRefused(memory, { code, details: { kind: 'video' } })).toBe(true);
    expect(memory.id).toBe('hype1');
    expect(sentKinds(memory, files)).toEqual(['gif', 'audio']);
  },
);

test.each(['RESERVATION_NOT_FOUND', 'NOT_YOUR_RESERVATION'] as const)(
  '%s forgets the reservation with its files',
  async (code) => {
    const { steps } = recordingSteps();
    const memory = nothingSent();
    await submitHype(allFiles(), memory, steps);
    expect(forgetRefused(memory, { code, details: {} })).toBe(true);
    expect(memory).toEqual(nothingSent());
  },
);

test('cards that do not fit forget nothing', async () => {
  const { steps } = recordingSteps();
  const [files, memory] = [allFiles(), nothingSent()];
  await submitHype(files, memory, steps);
  expect(forgetRefused(memory, { code: 'CARD_TIME_MISMATCH', details: { durationMs: 6042 } })).toBe(false);
  expect(sentKinds(memory, files)).toEqual(['gif', 'audio', 'video']);
});

test('a form that takes its files back, or has others, has sent nothing', async () => {
  const { steps } = recordingSteps();
  const memory = nothingSent();
  await submitHype(allFiles(), memory, steps);
  expect(sentKinds(memory, {})).toEqual([]);
  expect(sentKinds(memory, { gif: new File(['another'], 'gif.mp4') })).toEqual([]);
});

test('a submit that begins anew makes a reservation of its own and sends every file again', async () => {
  const { steps, log } = recordingSteps();
  const [files, memory] = [allFiles(), nothingSent()];
  await submitHype(files, memory, steps);
  log.length = 0;
  forgetSent(memory);
  await submitHype(files, memory, steps);
  expect(log).toEqual(['reserve', 'refreshToken', GIF, AUDIO, VIDEO, SAVE]);
});

test('without files nothing is reserved or uploaded', async () => {
  const { steps, log } = recordingSteps();
  await submitHype({}, nothingSent(), steps);
  expect(log).toEqual(['save null ']);
});

test('one file is sent alone, and no more once it is taken back', async () => {
  const { steps, log } = recordingSteps();
  const memory = nothingSent();
  await submitHype({ gif: allFiles().gif }, memory, steps);
  await submitHype({}, memory, steps);
  expect(log).toEqual(['reserve', 'refreshToken', GIF, 'save hype1 hypes/hype1/gif-r-gif.mp4', 'save hype1 ']);
});
