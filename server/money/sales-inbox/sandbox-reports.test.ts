import { createReadStream } from 'node:fs';
import path from 'node:path';
import { addDecimals, type Decimal, formatDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import type { SentReport } from '@tangent/sandbox/stores/reports/report-book.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReportSource } from '../royalty/reports/create-report-source.ts';
import type { SaleLine } from '../royalty/reports/report.ts';
import { createTextSource } from '../store-file/create-text-source.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
  const tracks = Array.from({ length: 5 }, (_, index) => `QZTNG250000${index + 1}`);
  const past = {
    icpn: '0999990000017',
    title: 'Old "Songs", All',
    artist: 'Mara Voss',
    tracks,
    stores: Object.keys(PROFILES),
  };
  await world.post('/control/reports/catalogue', { releases: [{ ...past, live_at: '2025-09-10T00:00:00Z' }] });
});
afterAll(() => world.remove());

/** The layout of each store’s report, and its currency. */
const PROFILES = {
  spotify: ['spotify', 'USD'],
  'apple-music': ['apple_music', 'USD'],
  'itunes-store': ['apple_sales', 'USD'],
  'youtube-music': ['youtube_subscription', 'USD'],
  'youtube-content-id': ['youtube', 'USD'],
  deezer: ['deezer', 'EUR'],
  tiktok: ['tiktok', 'USD'],
  'facebook-instagram': ['meta', 'USD'],
  tidal: ['dsr_basic_audio', 'USD'],
  soundcloud: ['dsr_ugc', 'USD'],
  qobuz: ['dsr_financial', 'EUR'],
  'claro-musica': ['dsr_financial', 'BRL'],
  fizy: ['plain_csv', 'TRY'],
  'juno-download': ['plain_csv', 'GBP'],
} as const;

test.each(Object.entries(PROFILES))(
  'the report of %s is read exactly as it was sent, to the last digit',
  async (store_id, [profile, currency]) => {
    const [sent] = await send({ period: '2025-11', store_ids: [store_id] });
    const read = await readAll(sent);
    expect(read).toMatchObject({ problems: [], profile, units: sent?.units, lines: sent?.lines, total: sent?.amount });
    expect(read.statements.map(({ period, ...one }) => [period, one.currency])).toEqual([['2025-11', currency]]);
  },
);

test.each(['spotify', 'apple-music', 'fizy'])(
  'a fine of %s is read in the report of its month, and taken back in the one of a later month',
  async (store_id) => {
    const fine = { store_id, isrc: 'QZTNG2500002', period: '2025-10', back_in: '2025-12', amount: 12.4, plays: 5_000 };
    await world.post('/control/reports/fines', fine);
    const fines: Record<string, unknown> = {};
    for (const period of ['2025-09', '2025-10', '2025-11', '2025-12']) {
      const [sent] = await send({ period, store_ids: [store_id] });
      const read = await readAll(sent);
      expect(read).toMatchObject({ problems: [], lines: sent?.lines, total: sent?.amount });
      fines[period] = read.others.map(({ kind, isrc, units, amount }) => [kind, isrc, units, formatDecimal(amount)]);
    }
    expect(fines).toEqual({
      '2025-09': [],
      '2025-10': [['penalty', 'QZTNG2500002', 0, '-12.4']],
      '2025-11': [],
      '2025-12': [['penalty', 'QZTNG2500002', 0, '12.4']],
    });
  },
);

test('a store whose reports have no place for a fine refuses one', async () => {
  const fine = { store_id: 'tidal', isrc: 'QZTNG2500002', period: '2025-10', amount: 1, plays: 1 };
  await expect(world.post('/control/reports/fines', fine)).rejects.toThrow('400');
});

test('downloads are reported by day as well', async () => {
  const [sent] = await send({ day: '2025-11-14' });
  const read = await readAll(sent);
  expect(read).toMatchObject({ problems: [], profile: 'apple_daily', units: sent?.units, total: sent?.amount });
});

test.each(['truncated', 'decimal_comma'] as const)(
  'a report with the fault %s has problems, each with its line',
  async (fault) => {
    const stores = ['tidal', 'fizy', 'spotify', 'qobuz', 'itunes-store', 'soundcloud'];
    const sent = await send({ period: '2025-12', store_ids: stores, fault });
    const reports = await Promise.all(sent.map(readAll));
    expect(reports.map(({ problems }) => problems.length > 0 && problems.every(({ line_no }) => line_no > 0))).toEqual(
      stores.map(() => true),
    );
  },
);

async function send(reportRequest: object): Promise<SentReport[]> {
  return (await world.post<{ sent: SentReport[] }>('/control/reports', reportRequest)).sent;
}

async function readAll(sent: SentReport | undefined) {
  if (!sent) throw new Error('nothing was sent');
  const file = path.join(world.message_folder, '../reports/inbox', sent.name);
  const report = createReportSource(await createTextSource(createReadStream(file)), { today: '2026-01-05' });
  if (report === null) throw new Error(`${sent.name} is not a known report`);
  let [units, lines] = [0, 0];
  let total: Decimal = { digits: 0n, scale: 0 };
  const others: SaleLine[] = [];
  for await (const batch of report.batches()) {
    lines += batch.length;
    for (const line of batch) {
      units += line.units;
      if (line.kind !== 'sale') others.push(line);
      total = addDecimals(total, line.amount);
    }
  }
  const { profile, statements, problems } = report;
  return { profile, statements, problems, units, lines, others, total: formatDecimal(total) };
}
