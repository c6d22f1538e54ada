import { expect, test } from 'vitest';
import { canRequestMove, judgePages, type PlacedArtist } from './page-check.ts';

const ADA = { id: '1', name: 'Ada' };
const MO = { id: '2', name: 'Mo' };
const OTHER_ADA = { id: '9', name: 'ada' };
const STRANGER = { id: '8', name: 'Karaoke Stars' };

test.each<[PlacedArtist[], PlacedArtist[] | null, unknown]>([
  [[ADA], [ADA], { state: 'right', expected: ADA, found: null }],
  [[ADA, MO], [MO, ADA], { state: 'right', expected: ADA, found: null }],
  [[ADA], [OTHER_ADA], { state: 'wrong', expected: ADA, found: OTHER_ADA }],
  [[ADA, MO], [ADA, STRANGER], { state: 'wrong', expected: MO, found: STRANGER }],
  [[ADA], [STRANGER, OTHER_ADA], { state: 'wrong', expected: ADA, found: OTHER_ADA }],
  [[ADA, MO], [ADA], { state: 'wrong', expected: MO, found: null }],
  [[ADA], null, { state: 'not_shown', expected: ADA, found: null }],
  [[ADA], [], { state: 'not_shown', expected: ADA, found: null }],
  [[], [STRANGER], null],
])('%j shown as %j is %j', (expected, found, verdict) => {
  expect(judgePages(expected, found)).toEqual(verdict);
});

test('a store is asked to move what stands wrong, at most once a week', () => {
  const requested_on = '2027-02-26';
  expect(canRequestMove({ state: 'wrong', requested_on: null }, requested_on)).toBe(true);
  expect(canRequestMove({ state: 'wrong', requested_on }, '2027-03-04')).toBe(false);
  expect(canRequestMove({ state: 'wrong', requested_on }, '2027-03-05')).toBe(true);
  expect(canRequestMove({ state: 'not_shown', requested_on: null }, requested_on)).toBe(false);
});
