import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSampleBatch, sendBatch } from '../../testing/sample-batch.ts';
import { createTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import type { ReportsView } from './create-reports.ts';
import type { SentReport } from './report-book.ts';
import { monthBefore } from './report-days.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());
beforeEach(async () => {
  await world.post('/control/reset', {});
  await world.moveTo('2026-03-05T10:00:00Z');
});

test('only the stores of a delivery report its sales, for as long as the release is live there', async () => {
  await deliver('tidal');
  await world.moveTo('2026-05-02T10:00:00Z');
  const march = await send({ period: '2026-03' });
  expect(march.map(({ store_id }) => store_id)).toEqual(['tidal']);
  expect(march[0]?.units).toBeGreaterThan(0);
  const april = await send({ period: '2026-04' });
  expect(april[0]?.units).not.toBe(march[0]?.units);
  expect(await send({ period: '2026-02' })).toEqual([]);
  const [{ icpn }] = (await world.store('tidal')).releases as unknown as [{ icpn: string }];
  await world.post(`/control/stores/tidal/releases/${icpn}/take-off`, { reason: 'RightsConflict' });
  await world.moveTo('2026-07-02T10:00:00Z');
  expect((await send({ period: '2026-04' }))[0]?.units).toBe(april[0]?.units);
  expect((await send({ period: '2026-05' }))[0]?.units ?? 0).toBeLessThan((april[0]?.units ?? 0) / 5);
  expect(await send({ period: '2026-06' })).toEqual([]);
});

test('the same request gives the same report, even after a restart; faults change it as named', async () => {
  await remember(['spotify', 'fizy']);
  const first = await send({ period: '2025-11' });
  const before = await readInbox();
  await world.restart();
  await world.moveTo('2026-03-09T10:00:00Z');
  expect((await send({ period: '2025-11' })).map(({ amount }) => amount)).toEqual(first.map(({ amount }) => amount));
  expect(await readInbox()).toEqual(before);
  const name = 'fizy_sales_2025-11.csv';
  const again = async (fault: string) => {
    await send({ period: '2025-11', store_ids: ['fizy'], fault });
    return readInbox();
  };
  const text = before.get(name) ?? '';
  expect((await again('renamed')).get(`copy-of-${name}`)).toBe(text);
  expect((await again('resaved')).get(name)).toBe(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(text.startsWith((await again('truncated')).get(name) ?? 'nothing')).toBe(true);
  expect((await again('corrected')).get(name)?.split('\n').length).toBe(text.split('\n').length);
  expect((await again('unknown_isrc')).get(name)).toContain('QZZZZ9900001');
  expect((await again('returns')).get(name)).toContain(',-1,-');
  expect((await again('decimal_comma')).get(name)).toMatch(/,"\d+,\d+",TRY,/);
});

test('stores report automatically once, some days after the end of a month', async () => {
  await remember(['spotify', 'deezer', 'qobuz']);
  const [month, next] = [monthBefore(new Date(), 0), monthBefore(new Date(), -1)];
  await world.post('/control/reports/behaviour', { automatic: true });
  await world.moveTo(`${next}-02T10:00:00Z`);
  expect((await view()).sent).toEqual([]);
  await world.moveTo(`${next}-20T10:00:00Z`);
  const stores = (await view()).sent.map(({ store_id, first }) => `${store_id} ${first}`);
  expect(stores.sort()).toEqual(['deezer', 'qobuz', 'spotify'].map((store) => `${store} ${month}-01`));
  await world.restart();
  await world.post('/control/reports/behaviour', { automatic: true });
  await world.moveTo(`${next}-21T10:00:00Z`);
  expect((await view()).sent).toHaveLength(3);
});

test('a second file marks a report as complete, and only its user sees it', async () => {
  await remember(['spotify']);
  await send({ period: '2025-11' });
  await send({ period: '2025-12', fault: 'growing' });
  const client = await world.connect('reports');
  const names = ['2025-11', '2025-12'].map((month) => `Tangent_streaming_${month}.txt.gz`);
  expect((await client.list('/')).sort()).toEqual([names[0], `${names[0]}.done`, names[1]]);
  client.end();
  expect((await view()).waiting_files).toBe(1);
  await world.post('/control/reports/behaviour', { refuse_connection: true });
  await expect(world.connect('reports')).rejects.toThrow();
});

async function deliver(storeId: string): Promise<void> {
  const client = await world.connect(storeId);
  await sendBatch(client, buildSampleBatch());
  client.end();
  await world.post('/control/clock', { offset_ms: Date.parse('2026-03-05T10:00:01Z') - Date.now() });
}

async function remember(stores: string[]): Promise<void> {
  const tracks = Array.from({ length: 6 }, (_, index) => `QZTNG250000${index + 1}`);
  const release = { icpn: '0999990000017', title: 'Old Songs', artist: 'Mara Voss', tracks, stores };
  await world.post('/control/reports/catalogue', { releases: [{ ...release, live_at: '2025-10-10T00:00:00Z' }] });
}

async function send(reportRequest: object): Promise<SentReport[]> {
  return (await world.post<{ sent: SentReport[] }>('/control/reports', reportRequest)).sent;
}

function view(): Promise<ReportsView> {
  return world.get('/control/reports');
}

async function readInbox(): Promise<Map<string, string>> {
  const folder = join(world.message_folder, '../reports/inbox');
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.done')).sort();
  const texts = names.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, String(name.endsWith('.gz') ? gunzipSync(bytes) : bytes)] as const;
  });
  return new Map(await Promise.all(texts));
}
