import { expect, test } from 'vitest';
import { checkOriginalDate, checkRightsLines, findRightsLine, type RightsFields } from './rights-lines.ts';

const RELEASE: RightsFields = {
  p_line_year: null,
  p_line_owner: null,
  c_line_year: null,
  c_line_owner: null,
  original_release_date: null,
  release_date: '2026-03-01',
  record_label: null,
};
const TODAY = '2026-01-15';

test('without a choice the line has the year of the release, and the label or the artist', () => {
  expect(findRightsLine(RELEASE, 'p', 'Maré')).toEqual({ year: 2026, owner: 'Maré' });
  expect(findRightsLine({ ...RELEASE, record_label: 'Night Records' }, 'c', 'Maré')).toEqual({
    year: 2026,
    owner: 'Night Records',
  });
});

test('music released before has the year of its first release', () => {
  expect(findRightsLine({ ...RELEASE, original_release_date: '1998-11-30' }, 'p', 'Maré')?.year).toBe(1998);
});

test('a chosen year and owner count for their line alone', () => {
  const release = { ...RELEASE, p_line_year: 1979, p_line_owner: ' Old Masters ', original_release_date: '1998-11-30' };
  expect(findRightsLine(release, 'p', 'Maré')).toEqual({ year: 1979, owner: 'Old Masters' });
  expect(findRightsLine(release, 'c', 'Maré')).toEqual({ year: 1998, owner: 'Maré' });
});

test('there is no line before there is a date', () => {
  expect(findRightsLine({ ...RELEASE, release_date: null }, 'p', 'Maré')).toBeNull();
  expect(findRightsLine({ ...RELEASE, release_date: '2026-13' }, 'p', 'Maré')).toBeNull();
});

test.each([
  [{ p_line_year: 3000 }, [{ code: 'year_range', path: 'p_line_year', params: { min: 1900, max: 2026 } }]],
  [{ c_line_year: 1899 }, [{ code: 'year_range', path: 'c_line_year', params: { min: 1900, max: 2026 } }]],
  [{ c_line_year: 1900, p_line_year: 2026 }, []],
  [{ p_line_owner: 'x'.repeat(81) }, [{ code: 'max_length', path: 'p_line_owner', params: { max: 80 } }]],
])('of %j the issues are named at their field', (change, issues) => {
  expect(checkRightsLines({ ...RELEASE, ...change }, TODAY)).toEqual(issues);
});

test('the first release is a date that is not after this release', () => {
  const check = (original_release_date: string | null) => checkOriginalDate({ ...RELEASE, original_release_date });
  expect(check(null)).toEqual([]);
  expect(check('2026-03-01')).toEqual([]);
  expect(check('2026-03-02')).toEqual([
    { code: 'max_date', path: 'original_release_date', params: { max: '2026-03-01' } },
  ]);
  expect(check('1998-02-30')).toEqual([{ code: 'release_date_invalid', path: 'original_release_date' }]);
});
