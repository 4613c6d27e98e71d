import { expect, test } from 'vitest';
import { isMediaUrl } from './mediaUrl.ts';

const LOCAL = { authUrl: 'http://127.0.0.1:9099', storagePort: 9199 };

test.each([
  ['https://firebasestorage.googleapis.com/v0/b/x/o/y?alt=media', null, true],
  ['http://firebasestorage.googleapis.com/v0/b/x/o/y', null, false],
  ['javascript:alert(1)', null, false],
  ['data:text/html,x', LOCAL, false],
  ['', null, false],
  ['http://127.0.0.1:9199/v0/b/x/o/y', LOCAL, true],
  ['http://127.0.0.1:9199/v0/b/x/o/y', null, false],
  ['http://127.0.0.1:9100/v0/b/x/o/y', LOCAL, false],
  ['http://example.com:9199/', LOCAL, false],
])('%s with emulators %j may be opened: %s', (url, local, allowed) => {
  expect(isMediaUrl(url, local)).toBe(allowed);
});
