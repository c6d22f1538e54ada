import { expect, test } from 'vitest';
import { type DeliveredStore, listLinkStores, listVisibleStores } from './link-store.ts';

const TODAY = '2026-11-26';
const delivered = (id: string, change: Partial<DeliveredStore> = {}): DeliveredStore => ({
  id,
  name: id.toUpperCase(),
  category: 'streaming',
  state: 'live',
  wanted: 'live',
  live_at: '2026-11-20',
  removed_at: null,
  ...change,
});
const NO_CHOICE = { store_order: [], hidden_store_ids: [] };
const DAYS = { expected_on: '2026-12-04', today: TODAY };

test.each<[string, Partial<DeliveredStore>, string | null, object]>([
  ['a live store has its day', {}, null, { state: 'live', date: '2026-11-20' }],
  ['a queued store is expected', { state: 'queued' }, '2026-11-27', { state: 'later', date: '2026-11-27' }],
  ['a sent store is expected', { state: 'sent' }, '2026-12-04', { state: 'later', date: '2026-12-04' }],
  ['an acknowledged store is expected today', { state: 'acknowledged' }, TODAY, { state: 'sent', date: null }],
  ['a sent store has no day', { state: 'sent' }, null, { state: 'sent', date: null }],
  ['a store refused it', { state: 'refused' }, '2026-12-04', { state: 'down', date: null }],
  [
    'a removed store has the day of the removal',
    { state: 'removed', removed_at: '2026-11-25' },
    '2026-12-04',
    { state: 'down', date: '2026-11-25' },
  ],
  ['a live store is to be taken down', { wanted: 'down' }, '2026-12-04', { state: 'down', date: null }],
])('%s', (_, change, expected_on, presence) => {
  expect(listLinkStores([delivered('deezer', change)], NO_CHOICE, { expected_on, today: TODAY })).toEqual([
    { id: 'deezer', name: 'DEEZER', action: 'listen', is_on: true, ...presence },
  ]);
});

test('stores follow the order of the artist, then the usual one, then their names; those that fans cannot open are left out', () => {
  const ids = ['zvuk', 'audius', 'youtube-content-id', 'tidal', 'spotify', 'melon', 'apple-music'];
  const choice = { store_order: ['melon', 'tidal'], hidden_store_ids: ['spotify'] };
  const rows = listLinkStores(
    ids.map((id) => delivered(id)),
    choice,
    DAYS,
  );
  expect(rows.map(({ id }) => id)).toEqual(['melon', 'tidal', 'spotify', 'apple-music', 'audius', 'zvuk']);
  expect(rows.filter(({ is_on }) => !is_on).map(({ id }) => id)).toEqual(['spotify']);
});

test('a store of downloads or for DJs sells, every other one plays', () => {
  const stores = [
    delivered('beatport', { category: 'dj' }),
    delivered('itunes-store', { category: 'download' }),
    delivered('pandora', { category: 'radio' }),
  ];
  const actions = listLinkStores(stores, NO_CHOICE, DAYS).map(({ id, action }) => [id, action]);
  expect(actions).toEqual([
    ['pandora', 'listen'],
    ['itunes-store', 'buy'],
    ['beatport', 'buy'],
  ]);
});

test('fans see the stores that are switched on and live, or expected on a day', () => {
  const stores = [
    delivered('spotify'),
    delivered('deezer', { state: 'sent' }),
    delivered('tidal', { state: 'failed' }),
    delivered('pandora'),
  ];
  const choice = { store_order: [], hidden_store_ids: ['pandora'] };
  const list = (expected_on: string | null) =>
    listVisibleStores(listLinkStores(stores, choice, { expected_on, today: TODAY })).map(({ id }) => id);
  expect(list('2026-12-04')).toEqual(['spotify', 'deezer']);
  expect(list(null)).toEqual(['spotify']);
});
