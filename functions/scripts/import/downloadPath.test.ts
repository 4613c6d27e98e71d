import { expect, it } from 'vitest';
import { downloadPath } from './downloadPath.ts';

const FIREBASE = 'https://firebasestorage.googleapis.com/v0/b/bucket/o';

it.each([
  [`${FIREBASE}/hypes%2Fa%2Fgif-1-x.mp4?alt=media&token=t`, 'hypes/a/gif-1-x.mp4'],
  ['http://127.0.0.1:9199/v0/b/bucket/o/hypes%2Fa%2Fb.mp4?alt=media', 'hypes/a/b.mp4'],
  [`${FIREBASE}/hypes%2Fa%2Fmy%20file%281%29.mp4`, 'hypes/a/my file(1).mp4'],
  ['https://storage.googleapis.com/bucket/hypes/a/b.mp4', 'hypes/a/b.mp4'],
  ['gs://bucket/hypes/a/b.mp4', 'hypes/a/b.mp4'],
])('%s names an object', (address, path) => {
  expect(downloadPath(address, 'bucket')).toBe(path);
});

it.each([
  ['https://firebasestorage.googleapis.com/v0/b/other/o/hypes%2Fa'],
  ['https://storage.googleapis.com/other/hypes/a'],
  ['gs://other/hypes/a'],
  [`${FIREBASE}/`],
  [`${FIREBASE}/%E0%A4%A`],
  ['https://cdn.example/hypes/a/b.mp4'],
  ['no address'],
  [''],
  [null],
  [7],
])('%j names none', (address) => {
  expect(downloadPath(address, 'bucket')).toBeNull();
});
