import { expect, it } from 'vitest';
import { STORAGE_ERROR_CODES, storageErrorCode } from './storageError.ts';

it('has the 25 codes of spec section 8, each once', () => {
  expect(new Set(STORAGE_ERROR_CODES).size).toBe(25);
});

it('reads the codes with and without the prefix', () => {
  expect(storageErrorCode('storage/unauthorized')).toBe('unauthorized');
  expect(storageErrorCode('canceled')).toBe('canceled');
});

it('calls what is not in the catalogue unknown', () => {
  expect(storageErrorCode('storage/brand-new')).toBe('unknown');
});
