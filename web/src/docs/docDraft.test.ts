import { MAX_DOC_BYTES } from '@hypelar/shared/docs';
import { expect, test } from 'vitest';
import { docsToSave, docState } from './docDraft.ts';

const stored = { detail: 'eski', updatedAt: 1 };
const newer = { detail: 'onların', updatedAt: 2 };

test('a text that nobody edits is as it is stored', () => {
  expect(docState(newer, undefined)).toMatchObject({ text: 'onların', changed: false, conflict: null });
});

test('an edited text is changed, until it reads as the stored one again', () => {
  expect(docState(stored, { text: 'yeni', seen: stored })).toMatchObject({ changed: true, conflict: null });
  expect(docState(stored, { text: 'eski', seen: stored })).toMatchObject({ changed: false });
});

test('a text that someone else saved meanwhile is a conflict, unless both wrote the same', () => {
  expect(docState(newer, { text: 'benim', seen: stored })).toMatchObject({ text: 'benim', conflict: newer });
  expect(docState(newer, { text: 'onların', seen: stored })).toMatchObject({ changed: false, conflict: null });
});

test('a text of 200 KiB fits, one byte more does not; letters count as their bytes', () => {
  expect(docState(stored, { text: 'x'.repeat(MAX_DOC_BYTES), seen: stored }).tooLong).toBe(false);
  expect(docState(stored, { text: 'x'.repeat(MAX_DOC_BYTES - 1) + 'ş', seen: stored }).tooLong).toBe(true);
});

test('only what changed is sent, with the version that its writer saw', () => {
  const docs = { terms: newer, privacy: stored };
  expect(
    docsToSave(docs, { privacy: { text: 'yeni', seen: stored }, terms: { text: 'onların', seen: stored } }),
  ).toEqual({
    privacy: { detail: 'yeni', updatedAt: 1 },
  });
});
