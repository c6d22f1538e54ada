import { expect, test } from 'vitest';
import { addBusinessDays, addDays } from '../../../calendar.ts';
import { checkReleaseDate } from './check-release-date.ts';
import { type ForecastFacts, findFridayOnOrAfter, forecastDate, forecastSchedules } from './date-forecast.ts';

const SPOTIFY = { id: 'spotify', category: 'streaming' } as const;
const APPLE = { id: 'apple-music', category: 'streaming' } as const;
const DEEZER = { id: 'deezer', category: 'streaming' } as const;
const PANDORA = { id: 'pandora', category: 'radio' } as const;
const ALL = [SPOTIFY, APPLE, DEEZER, PANDORA];

type Facts = ForecastFacts<(typeof ALL)[number]>;
const forecast = (change: Partial<Facts> & Pick<Facts, 'today' | 'release_date'>) =>
  forecastDate({ schedule: 'standard', plan: 'pro', stores: ALL, ...change });

/** The outlook of a store for a release date chosen on a day: 'safe 2026-11-18'. */
const findOutlook = (store: (typeof ALL)[number], today: string, release_date: string) => {
  const [row] = forecast({ today, release_date, stores: [store] })?.stores ?? [];
  return `${row?.outlook} ${row?.submit_by}`;
};

test.each([
  // For Friday 2026-12-18 the seventh day before is the 11th; two business days of review before that: Wednesday the
  // 9th.
  ['Spotify on the last safe day', SPOTIFY, '2026-12-09', '2026-12-18', 'safe 2026-12-09'],
  ['Spotify one day later', SPOTIFY, '2026-12-10', '2026-12-18', 'tight 2026-12-09'],
  ['Spotify with exactly three days left', SPOTIFY, '2026-12-11', '2026-12-18', 'tight 2026-12-09'],
  ['Spotify with fewer than three days left', SPOTIFY, '2026-12-14', '2026-12-18', 'late 2026-12-09'],
  // Ten business days before Friday the 18th is Friday the 4th; the review before that starts on Wednesday.
  ['Apple Music on the last safe day', APPLE, '2026-12-02', '2026-12-18', 'safe 2026-12-02'],
  ['Apple Music one day later', APPLE, '2026-12-03', '2026-12-18', 'tight 2026-12-02'],
  ['a streaming store', DEEZER, '2026-12-09', '2026-12-18', 'safe 2026-12-09'],
  ['a radio station one day later', PANDORA, '2026-12-03', '2026-12-18', 'tight 2026-12-02'],
  // Saturday and Sunday do not count as business days: a submission at the weekend is as good as one on Friday.
  ['a release on a Sunday', DEEZER, '2026-12-11', '2026-12-20', 'tight 2026-12-09'],
  ['a release on a Monday', DEEZER, '2026-12-11', '2026-12-21', 'tight 2026-12-10'],
  ['the end of February in a leap year', SPOTIFY, '2028-02-25', '2028-03-07', 'safe 2028-02-27'],
  ['the end of February in any other year', SPOTIFY, '2027-02-25', '2027-03-08', 'safe 2027-02-25'],
  ['the turn of the year', APPLE, '2026-12-17', '2027-01-04', 'safe 2026-12-17'],
  ['the night the clocks go forward in Europe', SPOTIFY, '2027-03-17', '2027-03-28', 'safe 2027-03-17'],
  ['the night the clocks go back in Europe', SPOTIFY, '2026-10-14', '2026-10-25', 'safe 2026-10-14'],
] as const)('the last safe day and the outlook of %s', (_name, store, today, date, expected) => {
  expect(findOutlook(store, today, date)).toBe(expected);
});

test('the last safe day leaves enough time for the review and the store, and the day after does not', () => {
  const leads = [
    [SPOTIFY, (day: string) => addDays(day, 7)],
    [APPLE, (day: string) => addBusinessDays(day, 10)],
    [DEEZER, (day: string) => addBusinessDays(day, 5)],
  ] as const;
  for (let offset = 0; offset < 400; offset += 1) {
    const release_date = addDays('2027-06-01', offset);
    for (const [store, ready] of leads) {
      const [row] = forecast({ today: '2027-01-01', release_date, stores: [store] })?.stores ?? [];
      const submitBy = row?.submit_by ?? '';
      expect(ready(addBusinessDays(submitBy, 2)) <= release_date).toBe(true);
      expect(ready(addBusinessDays(addDays(submitBy, 1), 2)) > release_date).toBe(true);
    }
  }
});

test.each([
  ['a paid plan, long before', { plan: 'pro' }, '2027-01-08', { from: '2027-01-08', to: '2027-01-08' }],
  ['a paid plan at the earliest date', { plan: 'pro' }, '2026-12-11', { from: '2026-12-11', to: '2026-12-11' }],
  // Approved on Tuesday the 24th; 15 to 30 business days later is after the release date, and the forecast shows it.
  ['the free plan at the earliest date', { plan: 'free' }, '2026-12-11', { from: '2026-12-15', to: '2027-01-05' }],
  ['express', { plan: 'pro', schedule: 'express' }, '2026-11-25', { from: '2026-11-27', to: '2026-11-29' }],
] as const)('when stores should show a release: %s', (_name, change, release_date, live) => {
  expect(forecast({ today: '2026-11-20', release_date, ...change })).toMatchObject({
    delivered_by: '2026-11-24',
    live,
  });
});

test.each([null, '', 'soon', '2027-02-29', 'infinity', '10000-01-01', '+010000-01-01', '2026-13-01'])(
  'an invalid release date %j has no forecast',
  (release_date) => {
    const facts = { today: '2026-11-20', schedule: 'standard', resubmission: false } as const;
    expect(forecast({ today: facts.today, release_date })).toBeNull();
    expect(checkReleaseDate(release_date, facts).map(({ code }) => code)).toEqual(['release_date_invalid']);
  },
);

test('[S3-052] [S6-016] [S6-017] [S6-018] every schedule has its earliest date; the faster two are locked on the free plan', () => {
  const facts = { today: '2026-12-20', resubmission: false };
  expect(forecastSchedules('free', facts)).toEqual([
    { schedule: 'standard', earliest: '2027-01-10', locked: null },
    { schedule: 'priority', earliest: '2027-01-03', locked: 'priority_schedule' },
    { schedule: 'express', earliest: '2026-12-25', locked: 'express_schedule' },
  ]);
  expect(forecastSchedules('pro', facts).map(({ locked }) => locked)).toEqual([null, null, null]);
});

test.each([
  ['2026-12-10', '2026-12-11'],
  ['2026-12-11', '2026-12-11'],
  ['2026-12-12', '2026-12-18'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-26', '2028-03-03'],
])('the first Friday from %s on is %s', (date, friday) => {
  expect(findFridayOnOrAfter(date)).toBe(friday);
});
