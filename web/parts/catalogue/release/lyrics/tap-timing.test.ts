import { checkLyrics } from '@tangent/domain/catalogue/release/lyrics/check-lyrics.ts';
import { sampleTrack } from '@tangent/domain/testing/sample-draft.ts';
import { expect, test } from 'vitest';
import {
  clearTimes,
  countLines,
  countTimed,
  findLineAt,
  nudge,
  retime,
  setNextLine,
  startTiming,
  type Timing,
  tap,
  timingText,
  undo,
  untimedText,
} from './tap-timing.ts';

const LYRICS = 'Deniz mavi\n\nGece uzun\nSabah yakın';
const listTimes = ({ lines }: Timing) => lines.map((line) => line.at_ms);
const tapAll = (timing: Timing, ...times: number[]) => times.reduce(tap, timing);

test('[S3-069, S6-015] tapping along times every line and produces lyrics that a release accepts', () => {
  const timing = tapAll(startTiming(LYRICS), 1204, 5678.9, 60_000);
  expect(timingText(timing)).toBe('[00:01.20] Deniz mavi\n[00:05.68] Gece uzun\n[01:00.00] Sabah yakın');
  expect(timing.next).toBe(3);
  expect(tap(timing, 70_000)).toBe(timing);
  const track = sampleTrack({ has_lyrics: true, lyrics_synchronized: true, lyrics: timingText(timing) });
  expect(checkLyrics(track)).toEqual([]);
  expect(untimedText(timing)).toBe('Deniz mavi\nGece uzun\nSabah yakın');
});

test('partly timed lyrics are saved as they are, and timing resumes at the first line without a time', () => {
  const half = tapAll(startTiming(LYRICS), 1000);
  expect(timingText(half)).toBe('[00:01.00] Deniz mavi\nGece uzun\nSabah yakın');
  const later = startTiming(timingText(half));
  expect(later.lines).toEqual(half.lines);
  expect(later.next).toBe(1);
  expect(countTimed(later)).toBe(1);
});

test('a pause is a line without text; tags at the start of a file are skipped', () => {
  const timing = startTiming('[ar: Deniz]\n[00:01.00] Bir\n[00:02.00]\n[00:03.00] İki');
  expect(timing.lines.map(({ text }) => text)).toEqual(['Bir', '', 'İki']);
  expect(timingText(timing)).toBe('[00:01.00] Bir\n[00:02.00]\n[00:03.00] İki');
});

test('a tap that comes too soon is still placed after the previous line', () => {
  expect(listTimes(tapAll(startTiming(LYRICS), 4000, 3000, 3000))).toEqual([4000, 4010, 4020]);
});

test('retiming a line removes only the times of later lines that it overtakes', () => {
  const timing = tapAll(startTiming(LYRICS), 1000, 2000, 3000);
  expect(listTimes(retime(timing, 0, 2500))).toEqual([2500, null, 3000]);
  expect(listTimes(retime(timing, 1, 2200))).toEqual([1000, 2200, 3000]);
  expect(listTimes(tap(setNextLine(timing, 1), 2600))).toEqual([1000, 2600, 3000]);
  expect(tap(setNextLine(timing, 1), 2600).next).toBe(2);
});

test('a nudge moves a line by its step and stops at the neighbours and at both ends of the track', () => {
  const timing = tapAll(startTiming(LYRICS), 30, 2000, 179_980);
  expect(listTimes(nudge(timing, 1, 50, 180_000))).toEqual([30, 2050, 179_980]);
  expect(listTimes(nudge(timing, 0, -50, 180_000))[0]).toBe(0);
  expect(listTimes(nudge(timing, 2, 50, 180_000))[2]).toBe(180_000);
  expect(listTimes(nudge(timing, 1, -5000, 180_000))[1]).toBe(40);
  expect(nudge(startTiming(LYRICS), 1, 50, 180_000).past).toEqual([]);
});

test('every tap, nudge and removal can be undone, one by one', () => {
  const start = startTiming(LYRICS);
  const one = tap(start, 1000);
  const two = nudge(tap(one, 2000), 0, 50, 180_000);
  const none = clearTimes(two);
  expect(listTimes(none)).toEqual([null, null, null]);
  expect(none.next).toBe(0);
  expect(listTimes(undo(none))).toEqual([1050, 2000, null]);
  expect(listTimes(undo(undo(none)))).toEqual([1000, 2000, null]);
  expect(undo(undo(undo(none)))).toEqual(one);
  expect(undo(start)).toBe(start);
  expect(listTimes(clearTimes(two, 1))).toEqual([1050, null, null]);
});

const RICH =
  '[agent:v1:person:Ada]\n[Koro]\n[00:01.00] v1: <00:01.00>Deniz <00:01.50>mavi\n[translation:en:Blue]\n[Solo]\nGece';

test('words, singers, sections and translations stay when a line is moved, and words move with their line', () => {
  const timing = startTiming(RICH);
  expect([timingText(timing), timing.next, countLines(timing)]).toEqual([RICH, 1, 2]);
  const moved = tap(nudge(timing, 0, 50, 180_000), 3000);
  expect(timingText(moved)).toBe(
    '[agent:v1:person:Ada]\n[Koro]\n[00:01.05] v1: <00:01.05>Deniz <00:01.55>mavi\n[translation:en:Blue]\n[Solo]\n[00:03.00] Gece',
  );
  expect(timingText(clearTimes(moved, 0))).toContain('\nv1: Deniz mavi\n[translation:en:Blue]\n');
  expect(untimedText(moved)).toBe('[Koro]\nDeniz mavi\n[translation:en:Blue]\n[Solo]\nGece');
});

test('the name of a section without a line takes no tap', () => {
  const timing = startTiming('[00:01.00] a\n[Solo]\n[Outro]\nb');
  expect(timing.next).toBe(2);
  const started = tap(setNextLine(startTiming('a\n[Solo]\n[Outro]\nb\n[00:09.00] c'), 0), 500);
  expect([started.next, timingText(tap(started, 2000))]).toEqual([
    2,
    '[00:00.50] a\n[Solo]\n[Outro]\n[00:02.00] b\n[00:09.00] c',
  ]);
});

test('the line being sung is known at any time', () => {
  const timing = tapAll(startTiming(LYRICS), 1000, 2000);
  expect([0, 1000, 1999, 2000, 99_000].map((now) => findLineAt(timing, now))).toEqual([-1, 0, 0, 1, 1]);
});
