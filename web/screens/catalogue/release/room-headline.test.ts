import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { expect, test } from 'vitest';
import { listSections } from './list-sections.ts';
import { buildRoomHeadline } from './room-headline.ts';
import { splitSides } from './split-sides.ts';
import { sumShares } from './sum-shares.ts';

const release = {
  status: 'published',
  release_date: '2026-12-12',
  tracks: Array.from({ length: 20 }, () => ({})),
} as unknown as Release;
const before = { release: { id: 'b', title: 'Lua de Papel' }, days: [], total: 38_170, so_far: 14_055 };
const stores = (live: number, total: number, change: Partial<Delivery> = {}) =>
  Array.from({ length: total }, (_, index) => ({
    state: index < live ? 'live' : 'acknowledged',
    store_name: 'Deezer',
    removed_tracks: [],
    ...change,
  })) as unknown as Delivery[];
const streams = Array.from({ length: 9 }, (_, index) => ({
  day: addDays('2026-12-12', index),
  streams: 100,
  is_open: index === 8,
}));

test.each([
  ['no calendar yet', null, stores(12, 12), { code: 'plain', sentence: 'live', count: 12 }],
  ['release day, seven of twelve', { phase: 'release_day' }, stores(7, 12), { code: 'live_of', count: 7, total: 12 }],
  [
    'release day, all of them',
    { phase: 'release_day' },
    stores(12, 12),
    { code: 'plain', sentence: 'live', count: 12 },
  ],
  [
    'ahead',
    { phase: 'first_weeks', streams, streams_total: 18_412, before },
    stores(12, 12),
    { code: 'ahead', streams: 18_412, change: (18_412 - 14_055) / 14_055, title: 'Lua de Papel' },
  ],
  [
    'behind',
    { phase: 'first_weeks', streams, streams_total: 7000, before },
    stores(12, 12),
    { code: 'behind', streams: 7000, change: (14_055 - 7000) / 14_055, title: 'Lua de Papel' },
  ],
  [
    'as many',
    { phase: 'first_weeks', streams, streams_total: 14_100, before },
    stores(12, 12),
    { code: 'level', streams: 14_100, title: 'Lua de Papel' },
  ],
  [
    'no release before',
    { phase: 'first_weeks', streams, streams_total: 800, before: null },
    stores(12, 12),
    { code: 'streams_in_days', streams: 800, days: 8 },
  ],
  [
    'no figures yet',
    { phase: 'first_weeks', streams: [], streams_total: null, before },
    stores(11, 12),
    { code: 'plain', sentence: 'live', count: 11 },
  ],
  [
    'a year',
    {
      phase: 'catalogue',
      months: [
        { period: '2026-12', streams: 300 },
        { period: '2027-01', streams: 200 },
      ],
      streams_total: 280,
    },
    stores(12, 12),
    { code: 'streams_since', streams: 500 },
  ],
  [
    'a store without two tracks',
    { phase: 'catalogue', months: [{ period: '2026-12', streams: 300 }] },
    stores(12, 12, { removed_tracks: [{}, {}] as never }),
    { code: 'tracks_missing', count: 2, total: 20, store: 'Deezer' },
  ],
])('the headline of a page with %s is the largest fact', (_name, calendar, deliveries, expected) => {
  expect(buildRoomHeadline(release, calendar as ReleaseCalendar | null, deliveries, '2026-12-20')).toEqual(expected);
});

test.each([
  ['in_review', 'in_review', false, false, 'stores link numbers details files takedown'],
  ['reopened', 'reopened', true, false, 'correct stores link numbers details files takedown'],
  ['rejected', 'rejected', true, false, 'correct stores link numbers details files takedown'],
  ['published', 'release_day', true, false, 'link stores numbers details files takedown'],
  ['published', 'first_weeks', false, false, 'numbers stores link details files takedown'],
  ['published', 'catalogue', false, true, 'stores numbers details link files takedown'],
  ['takedown_requested', 'leaving', false, false, 'takedown stores numbers details link files'],
  ['removed', 'removed', false, false, 'takedown stores numbers details files'],
  ['published', null, false, false, 'stores link numbers details files takedown'],
] as const)(
  'a page of a release that is %s in phase %s has its parts in the order of its question',
  (status, phase, hasReasons, hasProblem, expected) => {
    expect(listSections({ status, phase, hasReasons, hasProblem }).join(' ')).toBe(expected);
  },
);

test('the shares of people are those of all tracks together, the largest first', () => {
  const of = (...people: [string, number][]) => ({
    contributors: people.map(([name, share_basis_points]) => ({ name, role: 'writer' as const, share_basis_points })),
  });
  expect(sumShares([of(['Ana', 5000], ['Rui', 5000]), of(['Ana', 10_000])])).toEqual([
    { name: 'Ana', basis_points: 7500 },
    { name: 'Rui', basis_points: 2500 },
  ]);
  expect(sumShares([])).toEqual([]);
});

test('ten tracks of one disc have two sides, and discs have none', () => {
  const tracks = Array.from({ length: 11 }, () => ({ disc_number: 1 }));
  expect(splitSides(tracks)?.map(({ length }) => length)).toEqual([6, 5]);
  expect(splitSides(tracks.slice(0, 9))).toBeNull();
  expect(splitSides([...tracks, { disc_number: 2 }])).toBeNull();
});
