import { expect, test } from 'vitest';
import type { ReleaseStatus } from '../../catalogue/release/status.ts';
import type { StepKind } from './calendar-step.ts';
import { type Change, findSteps, LIVE, makeFacts, OUT } from './testing/make-facts.ts';

const REVIEWED = { approved_on: null };

/** The steps without the artist, with their days. */
test.each<[string, ReleaseStatus, string, Change, [StepKind, string | null][]]>([
  [
    'in review',
    'in_review',
    '2026-11-20',
    {
      release: REVIEWED,
      reviewed_by: '2026-11-23',
      campaign: { starts_on: '2026-11-23', phase: 'planned' },
    },
    [
      ['review', '2026-11-23'],
      ['delivery', '2026-11-23'],
      ['presave_opens', '2026-11-23'],
      ['first_country', '2026-12-11'],
      ['release_day', OUT],
      ['first_figures', '2026-12-13'],
      ['day_28', '2027-01-08'],
      ['money', '2027-03-16'],
    ],
  ],
  [
    'a review that takes longer than promised',
    'in_review',
    '2026-11-25',
    { release: { ...REVIEWED, territory_mode: 'only', territories: ['BR'] }, reviewed_by: '2026-11-23' },
    [
      ['review', '2026-11-25'],
      ['delivery', '2026-11-25'],
      ['release_day', OUT],
      ['first_figures', '2026-12-13'],
      ['day_28', '2027-01-08'],
      ['money', '2027-03-16'],
    ],
  ],
  [
    'one instant everywhere',
    'in_process',
    '2026-12-10',
    { release: { release_opening: 'one_instant', release_time: '18:00', release_zone: 'Europe/Istanbul' } },
    [
      ['first_country', OUT],
      ['release_day', OUT],
      ['first_figures', '2026-12-13'],
      ['day_28', '2027-01-08'],
      ['money', '2027-03-16'],
    ],
  ],
  [
    'stores that follow',
    'published',
    OUT,
    { release: LIVE, stores: { total: 12, live: 7, leaving: 0, waiting_until: '2026-12-16' } },
    [
      ['first_figures', '2026-12-13'],
      ['stores_follow', '2026-12-16'],
      ['day_28', '2027-01-08'],
      ['money', '2027-03-16'],
    ],
  ],
  [
    'stores that never answer',
    'in_process',
    '2027-06-01',
    { stores: { total: 12, live: 0, leaving: 0, waiting_until: null } },
    [['stores_follow', null]],
  ],
  [
    'after day 28',
    'published',
    '2027-01-09',
    { release: LIVE, stores: { total: 12, live: 12, leaving: 0, waiting_until: null } },
    [['money', '2027-03-16']],
  ],
  [
    'a takedown',
    'takedown_requested',
    '2027-04-01',
    { release: LIVE, leaves_on: '2027-04-03', stores: { total: 0, live: 1, leaving: 12, waiting_until: null } },
    [
      ['leaves_stores', '2027-04-03'],
      ['money', '2027-04-16'],
    ],
  ],
  [
    'a takedown that every store has made',
    'takedown_requested',
    '2027-04-01',
    { release: LIVE, leaves_on: '2027-04-03' },
    [['money', '2027-04-16']],
  ],
  ['a release that left after its sales', 'removed', '2027-04-01', { release: LIVE }, [['money', '2027-04-16']]],
  ['a release that left before any sale', 'removed', '2027-04-01', {}, []],
  ['a draft', 'draft', '2026-11-01', {}, []],
])('%s: what happens by itself', (_, status, today, change, days) => {
  const { next, soon, folded } = findSteps(makeFacts(status, today, change));
  const own = [...soon, ...folded].filter(({ by }) => by === 'itself');
  expect(next?.by ?? 'artist').toBe('artist');
  expect(own.map(({ kind, day }) => [kind, day])).toEqual(days);
});

test('the first money is estimated from streams at the own average, until stores have reported it', () => {
  const money = { per_thousand_micros: 3_390_000, streams: new Map([['2026-12', 18_412]]), reported_micros: new Map() };
  const findMoney = (today: string, change: Change) => {
    const { soon, folded } = findSteps(makeFacts('published', today, { release: LIVE, ...change }));
    return [...soon, ...folded].find(({ kind }) => kind === 'money');
  };
  expect(findMoney('2026-12-20', { money })?.facts).toEqual({
    period: '2026-12',
    is_first: true,
    is_estimate: true,
    amount_micros: 62_416_680,
    streams: 18_412,
    per_thousand_micros: 3_390_000,
  });
  const later = { ...money, reported_micros: new Map([['2027-01', 9_990_000]]) };
  expect(findMoney('2027-03-17', { money: later })).toMatchObject({
    day: '2027-04-16',
    facts: { period: '2027-01', is_first: false, is_estimate: false, amount_micros: 9_990_000, streams: null },
  });
});
