/** The error codes of Cloud Storage (spec, section 8), without the `storage/` prefix of the `firebase` web SDK. */
export const STORAGE_ERROR_CODES = [
  'unknown',
  'object-not-found',
  'bucket-not-found',
  'project-not-found',
  'quota-exceeded',
  'unauthenticated',
  'unauthorized',
  'unauthorized-app',
  'retry-limit-exceeded',
  'invalid-checksum',
  'canceled',
  'invalid-event-name',
  'invalid-url',
  'invalid-default-bucket',
  'no-default-bucket',
  'cannot-slice-blob',
  'server-file-wrong-size',
  'no-download-url',
  'invalid-argument',
  'invalid-argument-count',
  'app-deleted',
  'invalid-root-operation',
  'invalid-format',
  'internal-error',
  'unsupported-environment',
] as const;
export type StorageErrorCode = (typeof STORAGE_ERROR_CODES)[number];

/** The code without the SDK's `storage/` prefix; `unknown` for codes that are not in the list. */
export function storageErrorCode(code: string): StorageErrorCode {
  const bare = code.replace(/^storage\//, '');
  return STORAGE_ERROR_CODES.find((known) => known === bare) ?? 'unknown';
}
