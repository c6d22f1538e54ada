import { expect, test } from 'vitest';
import { checkPitch, measurePitch, takesSong } from './check-pitch.ts';
import { judgeHealth } from './health.ts';
import { canMovePitch, isPitchOpen, PITCH_STATES } from './playlist.ts';

const codes = (track_id: string | null, text: string) => checkPitch({ track_id, text }).map(({ code }) => code);

test.each([
  [null, 'x'.repeat(60), ['pitch_song_required']],
  ['track', '', ['pitch_text_required']],
  ['track', '   \n ', ['pitch_text_required']],
  ['track', 'x'.repeat(49), ['pitch_too_short']],
  ['track', ` ${'x'.repeat(49)} `, ['pitch_too_short']],
  ['track', 'x'.repeat(50), []],
  ['track', '🎧'.repeat(49), ['pitch_too_short']],
  ['track', '🎧'.repeat(50), []],
  ['track', 'x'.repeat(1000), []],
  ['track', ` ${'x'.repeat(1000)}\n`, []],
  ['track', 'x'.repeat(1001), ['pitch_too_long']],
  ['track', `${'x'.repeat(60)}\u202E`, ['pitch_characters']],
  ['track', `${'x'.repeat(30)}\n\n${'x'.repeat(30)}`, []],
] as const)('[S5-050] [S5-051] [S5-052] the pitch of song %s with %j finds %j', (track, text, expected) => {
  expect(codes(track, text)).toEqual(expected);
});

test('the counters of a pitch count characters as a reader does', () => {
  expect(measurePitch(` ${'🎧'.repeat(40)} `)).toEqual({ count: 40, missing: 10, spotify_left: 460, left: 960 });
  expect(measurePitch('x'.repeat(600))).toMatchObject({ missing: 0, spotify_left: -100, left: 400 });
});

test('a playlist that takes released songs takes no upcoming ones, and the reverse', () => {
  expect(takesSong('released', 'approved')).toBe(false);
  expect(takesSong('unreleased', 'approved')).toBe(true);
  expect(takesSong('unreleased', 'published')).toBe(false);
  expect(takesSong('any', 'in_process')).toBe(true);
});

test.each([
  [[100, 104, 110], 'growth'],
  [[1000, 1005, 1010], 'flat'],
  [[1000, 900], 'decline'],
  [[5000, 300_000, 301_000], 'jump'],
  [[2000, 3000], 'growth'],
  [[1998, 2998], 'jump'],
  [[1000, 1999], 'growth'],
  [[1000, 1019], 'flat'],
  [[1000, 1020], 'growth'],
  [[1000, 981], 'flat'],
  [[1000, 980], 'decline'],
  [[0, 5], 'growth'],
  [[100, 400], 'growth'],
  [[100], 'unknown'],
] as const)('followers %j are judged as %s', (history, health) => {
  expect(judgeHealth({ history, is_reported: false })).toBe(health);
  expect(judgeHealth({ history, is_reported: true })).toBe('reported');
});

test('an answered or closed pitch never moves again', () => {
  for (const from of PITCH_STATES) {
    const reachable = PITCH_STATES.filter((to) => canMovePitch(from, to));
    expect(reachable.length > 0, from).toBe(isPitchOpen(from));
  }
  expect(canMovePitch('listened', 'submitted')).toBe(false);
});
