import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import type { SentReport } from '../reports/report-book.ts';
import type { TrendsView } from './create-trends.ts';
import type { SentTrends } from './trend-book.ts';

const ISRC = 'QZTNG2500003';
let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());
const RELEASE = {
  icpn: '0999990000017',
  title: 'Old Songs',
  artist: 'Mara Voss',
  tracks: Array.from({ length: 4 }, (_, index) => `QZTNG250000${index + 1}`),
  live_at: '2025-10-10T00:00:00Z',
  stores: ['spotify', 'fizy', 'beatport'],
};
beforeEach(async () => {
  await world.post('/control/reset', {});
  await world.post('/control/reports/catalogue', { releases: [RELEASE] });
});

test('a store reports daily the plays that it pays for later, from the release day on; most stores report none', async () => {
  const sent = await send({ period: '2025-11' });
  expect(sent.map(({ store_id }) => store_id).sort()).toEqual(['fizy', 'spotify']);
  const sales = (await world.post<{ sent: SentReport[] }>('/control/reports', { period: '2025-11' })).sent;
  for (const { store_id, streams } of sent)
    expect(sales.find((report) => report.store_id === store_id)?.units).toBe(streams);
  const [first] = await send({ period: '2025-10', store_ids: ['spotify'] });
  const october = parseRows((await readInbox()).get(first?.name ?? ''));
  expect(october.map(([day]) => day).sort()[0]).toBe('2025-10-10');
  const perDay = (day: string) => computeTotal(october.filter(([at]) => at === day));
  expect(perDay('2025-10-10')).toBeGreaterThan(perDay('2025-10-14'));
  expect(await send({ day: '2025-10-09' })).toEqual([]);
});

test('a single day equals its part of the month, even after a restart, with playlists, ages and genders if known', async () => {
  const [month] = await send({ period: '2025-11', store_ids: ['spotify'] });
  const text = (await readInbox()).get(month?.name ?? '') ?? '';
  await world.restart();
  const [day] = await send({ day: '2025-11-14', store_ids: ['spotify'] });
  const own = text.split('\n').filter((line) => line.startsWith('2025-11-14'));
  expect(
    (await readInbox())
      .get(day?.name ?? '')
      ?.split('\n')
      .slice(1, -1),
  ).toEqual(own);
  const rows = parseRows(text);
  const kinds = (cell: number) => new Set(rows.map((row) => row[cell]).filter((value) => value !== '')).size;
  expect([kinds(6) > 0, kinds(10), kinds(11)]).toEqual([true, 6, 3]);
  expect(
    rows.every(([, , , streams, listeners]) => Number(listeners) >= 1 && Number(listeners) <= Number(streams)),
  ).toBe(true);
});

test('faults change only what monitoring or a reader must detect', async () => {
  const input = { first: '2025-11-01', last: '2025-11-10', store_ids: ['fizy'] };
  const [usual] = await send(input);
  const text = (await readInbox()).get(usual?.name ?? '') ?? '';
  const again = async (fault: string, more = {}) => {
    const [sent] = await send({ ...input, fault, isrc: ISRC, ...more });
    return (await readInbox()).get(sent?.name ?? '') ?? '';
  };
  const added = (corrupted: string) => parseRows(corrupted).filter((row) => !text.includes(row.join(',')));
  const spike = added(await again('spike'));
  expect(spike.map(([day, , country, isrc]) => [day, country, isrc])).toEqual([
    ['2025-11-09', 'VN', ISRC],
    ['2025-11-10', 'VN', ISRC],
  ]);
  const [source] = added(await again('one_source'));
  expect(Number(source?.[4]) / Number(source?.[5])).toBeGreaterThan(50);
  expect(source?.[6]).not.toBe('');
  const crowd = added(await again('one_source', { plays: 5000 }));
  expect(crowd.map(([, , , , streams]) => streams)).toEqual(['5000', '5000']);
  const unplayed = { icpn: '0999990000024', title: 'Unplayed', artist: 'Mara Voss', tracks: ['QZTNG2500009'], fame: 0 };
  const past = { ...unplayed, live_at: '2025-10-10T00:00:00Z', stores: ['fizy'] };
  await world.post('/control/reports/catalogue', { releases: [RELEASE, past] });
  expect(added(await again('spike', { isrc: 'QZTNG2500009' }))).toHaveLength(2);
  expect((await again('broken_line')).split('\n').filter((line) => line.includes('many'))).toHaveLength(1);
  expect(await again('unknown_isrc')).toContain('QZZZZ9900002');
  const before = (await readdir(inbox())).length;
  await again('repeated');
  expect((await readdir(inbox())).length).toBe(before + 2);
});

test('stores send every day automatically, once, in order or out of order', async () => {
  const today = Date.now() - (Date.now() % DAY_MS);
  const day = (count: number) => new Date(today + count * DAY_MS).toISOString().slice(0, 10);
  await world.post('/control/trends/behaviour', { automatic: true });
  await world.moveTo(`${day(1)}T01:00:00Z`);
  expect((await view()).sent.map(({ store_id, first, last }) => [store_id, first, last]).sort()).toEqual(
    ['fizy', 'spotify'].map((store) => [store, day(0), day(0)]),
  );
  await world.restart();
  await world.post('/control/trends/behaviour', { automatic: true, fault: 'late' });
  await world.moveTo(`${day(4)}T01:00:00Z`);
  expect((await view()).sent).toHaveLength(2);
  await world.post('/control/trends/behaviour', { fault: 'out_of_order' });
  await world.moveTo(`${day(4)}T02:00:00Z`);
  const fizy = (await view()).sent.filter(({ store_id }) => store_id === 'fizy').map(({ first }) => first);
  expect(fizy).toEqual([day(0), day(3), day(2), day(1)]);
});

const DAY_MS = 24 * 60 * 60 * 1000;
const inbox = () => join(world.message_folder, '../reports/inbox');
const view = () => world.get<TrendsView>('/control/trends');
const parseRows = (text = '') =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(','));
const computeTotal = (rows: string[][]) => rows.reduce((sum, row) => sum + Number(row[3]), 0);

async function send(trendRequest: object): Promise<SentTrends[]> {
  return (await world.post<{ sent: SentTrends[] }>('/control/trends', trendRequest)).sent;
}

async function readInbox(): Promise<Map<string, string>> {
  const names = (await readdir(inbox())).filter((name) => name.includes('trends') && !name.endsWith('.done'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, unpack(name, await readFile(join(inbox(), name)))] as const)),
  );
}

function unpack(name: string, bytes: Buffer): string {
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
