import { expect, test } from 'vitest';
import { findNextAttempt } from './find-next-attempt.ts';

const HOUR = 3_600_000;
const find = (attempts: number, nowMs: number, retry_after_seconds: number | null = null) =>
  findNextAttempt({ attempts, started_ms: 0, retry_after_seconds }, nowMs);

test('pauses double up to an hour', () => {
  expect([1, 2, 3, 4, 7, 8, 9, 40].map((attempts) => find(attempts, 0))).toEqual(
    [30, 60, 120, 240, 1920, 3600, 3600, 3600].map((seconds) => seconds * 1000),
  );
});

test('a longer wish of the store counts, a shorter one does not', () => {
  expect(find(1, 0, 90)).toBe(90_000);
  expect(find(1, 0, 1)).toBe(30_000);
});

test('after 24 hours there is no further attempt', () => {
  expect(find(20, 22.9 * HOUR)).toBe(23.9 * HOUR);
  expect(find(20, 23 * HOUR)).toBeNull();
  expect(find(1, 0, 86_400)).toBeNull();
});
