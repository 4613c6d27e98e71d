import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that provokes an error message on purpose asserts it and then clears it: vi.mocked(console.error).mockClear().
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
