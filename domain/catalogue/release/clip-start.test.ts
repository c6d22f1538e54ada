import { expect, test } from 'vitest';
import { checkClipStart, findClipStart, findLastClipStart } from './clip-start.ts';

const SONG = { duration_ms: 180_400, loudest_start_ms: 61_600 };

test('a clip starts where the artist chose, else at the loudest part, else at the start', () => {
  expect(findClipStart(12, SONG)).toBe(12);
  expect(findClipStart(null, SONG)).toBe(62);
  expect(findClipStart(null, { duration_ms: 180_000 })).toBe(0);
});

test('a clip never ends after its recording, also when another file replaced it', () => {
  expect([findLastClipStart(180_400), findLastClipStart(20_000)]).toEqual([150, 0]);
  expect(findClipStart(170, SONG)).toBe(150);
  expect(checkClipStart('clip_start_seconds', 151, SONG)).toEqual([
    { code: 'clip_start_late', path: 'clip_start_seconds', params: { max: 150 } },
  ]);
  expect(checkClipStart('clip_start_seconds', 150, SONG)).toEqual([]);
  expect(checkClipStart('clip_start_seconds', 151, null)).toEqual([]);
});
