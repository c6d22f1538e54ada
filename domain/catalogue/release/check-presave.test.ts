import { expect, test } from 'vitest';
import { checkPresave, standardPresaveDate } from './check-presave.ts';

const TODAY = '2026-11-20';
const check = (presave_date: string | null, release_date: string | null = '2026-12-31', resubmission = false) =>
  checkPresave({ presave_enabled: true, presave_date, release_date }, { today: TODAY, resubmission });

test.each([
  ['2026-12-31', '2026-12-17'],
  ['2026-12-01', '2026-11-20'],
  ['2028-03-14', '2028-02-29'],
  [null, null],
  ['10000-01-01', null],
])('a campaign for a release on %s starts on %s by default', (releaseDate, expected) => {
  expect(standardPresaveDate(releaseDate, TODAY)).toBe(expected);
});

test.each<[string | null, object[]]>([
  [null, []],
  ['2026-11-20', []],
  ['2026-12-30', []],
  ['2026-11-19', [{ code: 'min_date', path: 'presave_date', params: { min: TODAY } }]],
  ['2026-12-31', [{ code: 'max_date', path: 'presave_date', params: { max: '2026-12-30' } }]],
  ['2026-02-30', [{ code: 'presave_date_invalid', path: 'presave_date' }]],
  ['infinity', [{ code: 'presave_date_invalid', path: 'presave_date' }]],
])('[S3-054] a campaign starts today or later, and at least a day before the release: %s', (date, expected) => {
  expect(check(date)).toEqual(expected);
});

test('[S3-053] the date of a disabled campaign, or of a release without date, is not checked', () => {
  const off = { presave_enabled: false, presave_date: 'soon', release_date: '2026-12-31' };
  expect(checkPresave(off, { today: TODAY, resubmission: false })).toEqual([]);
  expect(check('2020-01-01', null)).toEqual([]);
});

test('a campaign starts so late that no consent ends before the release', () => {
  expect(check('2026-12-01', '2027-05-20')).toEqual([]);
  const early = { code: 'min_date', path: 'presave_date', params: { min: '2026-12-01' } };
  expect(check('2026-11-30', '2027-05-20')).toEqual([early]);
  expect(check('2026-11-30', '2027-05-20', true)).toEqual([early]);
  // The first days that can be typed.
  expect(check('1900-01-01', '1900-01-02')).toHaveLength(1);
});

test('a campaign whose day came during the review does not need a new date', () => {
  expect(check('2026-11-01', '2026-12-31', true)).toEqual([]);
});
