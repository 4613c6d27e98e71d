import { expect, test, vi } from 'vitest';
import { createUpload, UploadError, type UploadState, type UploadTask } from './createUpload.ts';

type Handlers = {
  next: (snapshot: { state: string; bytesTransferred: number; totalBytes: number }) => void;
  error: (error: { code: string }) => void;
  complete: () => void;
};

/** An upload on a task that the test drives by hand. `stored`: whether the object is in the storage after all. */
function startUpload(stored = false) {
  let handlers: Handlers | undefined;
  const called: string[] = [];
  const task: UploadTask = {
    pause: () => called.push('pause') > 0,
    resume: () => called.push('resume') > 0,
    cancel: () => called.push('cancel') > 0,
    on: (_event, next, error, complete) => {
      handlers = { next, error, complete };
    },
  };
  const states: UploadState[] = [];
  const upload = createUpload(task, { onState: (state) => states.push(state), hasArrived: async () => stored });
  if (!handlers) throw new Error('The upload did not listen to its task.');
  const { next, error, complete } = handlers;
  return {
    upload,
    called,
    states,
    phases: () => states.map(({ phase }) => phase),
    sends: (bytesTransferred: number, state = 'running') => next({ state, bytesTransferred, totalBytes: 300 }),
    fails: (code: string) => error({ code }),
    completes: () => complete(),
  };
}

test('an upload runs and succeeds, with rounded percentages', async () => {
  const { upload, states, sends, completes } = startUpload();
  sends(0);
  sends(100);
  sends(200);
  completes();
  await upload.done;
  expect(states.map(({ percent }) => percent)).toEqual([0, 0, 33, 67, 100]);
  expect(states.at(-1)?.phase).toBe('success');
});

test('pausing goes through pausing to paused, and resuming runs on', () => {
  const { upload, phases, sends } = startUpload();
  upload.pause();
  sends(100);
  sends(100, 'paused');
  upload.resume();
  sends(200);
  expect(phases()).toEqual(['running', 'pausing', 'pausing', 'paused', 'running', 'running']);
});

test('canceling goes through canceling to canceled', async () => {
  const { upload, phases, sends, fails } = startUpload();
  sends(100);
  upload.cancel();
  sends(200);
  fails('storage/canceled');
  await expect(upload.done).rejects.toMatchObject({ code: 'canceled' });
  expect(phases()).toEqual(['running', 'running', 'canceling', 'canceling', 'canceled']);
});

test('a paused upload can be canceled, although the SDK cancels only what runs', () => {
  const { upload, called, phases, sends } = startUpload();
  upload.pause();
  sends(0, 'paused');
  upload.cancel();
  expect(called).toEqual(['pause', 'resume', 'cancel']);
  expect(phases().at(-1)).toBe('canceling');
});

test('a file that the storage refuses because it holds it already has arrived', async () => {
  const { upload, states, fails } = startUpload(true);
  fails('storage/unauthorized');
  await upload.done;
  expect(states.at(-1)).toEqual({ phase: 'success', percent: 100 });
});

test('with the network back a running upload tries again at once, a paused one stays paused', () => {
  const { upload, called, sends } = startUpload();
  upload.restart();
  expect(called).toEqual(['pause', 'resume']);
  upload.pause();
  sends(100, 'paused');
  upload.restart();
  expect(called).toEqual(['pause', 'resume', 'pause']);
});

test('a failure keeps what was sent and tells the code', async () => {
  const { upload, states, sends, fails } = startUpload();
  sends(150);
  fails('storage/unauthorized');
  await expect(upload.done).rejects.toBeInstanceOf(UploadError);
  await expect(upload.done).rejects.toMatchObject({ code: 'unauthorized' });
  expect(states.at(-1)).toEqual({ phase: 'error', percent: 50 });
});

test('an upload in which nothing moves for ten minutes has failed; a paused one waits (spec, section 9)', async () => {
  vi.useFakeTimers();
  const { upload, called, phases, sends } = startUpload();
  upload.pause();
  sends(10, 'paused');
  vi.advanceTimersByTime(3_600_000);
  upload.resume();
  vi.advanceTimersByTime(599_999);
  sends(20);
  vi.advanceTimersByTime(599_999);
  expect(phases().at(-1)).toBe('running');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect(upload.done).rejects.toMatchObject({ code: 'retry-limit-exceeded' });
  expect(phases().at(-1)).toBe('error');
  expect(called.at(-1)).toBe('cancel');
});

test('what is not in the catalogue of codes is unknown', async () => {
  const { upload, fails } = startUpload();
  fails('storage/made-up');
  await expect(upload.done).rejects.toMatchObject({ code: 'unknown' });
});

test('an upload that has ended can be neither paused nor canceled', async () => {
  const { upload, phases, completes } = startUpload();
  completes();
  await upload.done;
  upload.pause();
  upload.cancel();
  expect(phases()).toEqual(['running', 'success']);
});
