import { expect, test } from 'vitest';
import { createUpload, UploadError, type UploadState, type UploadTask } from './createUpload.ts';

type Handlers = {
  next: (snapshot: { state: string; bytesTransferred: number; totalBytes: number }) => void;
  error: (error: { code: string }) => void;
  complete: () => void;
};

/** An upload on a task that the test drives by hand. */
function startUpload() {
  let handlers: Handlers | undefined;
  const task: UploadTask = {
    pause: () => true,
    resume: () => true,
    cancel: () => true,
    on: (_event, next, error, complete) => {
      handlers = { next, error, complete };
    },
  };
  const states: UploadState[] = [];
  const upload = createUpload(task, (state) => states.push(state));
  if (!handlers) throw new Error('The upload did not listen to its task.');
  const { next, error, complete } = handlers;
  return {
    upload,
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

test('a paused upload can be canceled', () => {
  const { upload, phases, sends } = startUpload();
  upload.pause();
  sends(0, 'paused');
  upload.cancel();
  expect(phases().at(-1)).toBe('canceling');
});

test('a failure keeps what was sent and tells the code', async () => {
  const { upload, states, sends, fails } = startUpload();
  sends(150);
  fails('storage/unauthorized');
  await expect(upload.done).rejects.toBeInstanceOf(UploadError);
  await expect(upload.done).rejects.toMatchObject({ code: 'unauthorized' });
  expect(states.at(-1)).toEqual({ phase: 'error', percent: 50 });
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
