import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { plan_history } from '@tangent/db/schema/money/plan.ts';
import { royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { split_parts, split_versions } from '@tangent/db/schema/money/split.ts';
import { and, asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundLedger, importSales } from '../../testing/fixtures/import-sales.ts';
import {
  buildMoneyWorld,
  importReport,
  type MoneyWorld,
  type ReportLine,
  writeReport,
} from '../../testing/harness/money-world.ts';
import { computeOwed } from '../../testing/harness/owed.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { computeBalance } from '../ledger/public.ts';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

/** Of the artists in the test catalogue the first and third have the free plan, the second and fourth a paid one. */
const getIsrc = (artist: number, track: number) => world.releases[artist - 1]?.tracks[track - 1]?.isrc ?? '';
const getTrackId = (artist: number, track: number) => world.releases[artist - 1]?.tracks[track - 1]?.id ?? '';
const getAccountId = (artist: number) => world.account_ids[artist - 1] ?? '';

async function report(period: string, lines: ReportLine[], more: { currency?: string; store?: string } = {}) {
  const file = await importReport(world.context, { store: 'spotify', period, lines, ...more });
  const { file_no, line_no, part, is_share } = royalty_entries;
  const entries = await app.db
    .select()
    .from(royalty_entries)
    .where(eq(file_no, file.file_no))
    .orderBy(asc(line_no), asc(part), asc(is_share));
  const suspense = await app.db.select().from(suspense_lines).where(eq(suspense_lines.file_no, file.file_no));
  const statements = await app.db.select().from(sales_statements).where(eq(sales_statements.file_id, file.id));
  return { file, entries, suspense, statements };
}

test('[S3-077] [S3-081] [S3-082] [S3-084] [S3-085] [S3-086] [S3-089] [S6-026] a line becomes an entry of its owner, with 85% on the free plan', async () => {
  const line = { isrc: getIsrc(1, 3), amount: '1.23456789', units: 412, country: 'TR' };
  const { file, entries, statements } = await report('2025-01', [line]);
  expect(file).toMatchObject({ state: 'posted', profile: 'plain_csv', lines: 1, matched_lines: 1, suspense_lines: 0 });
  expect(entries).toMatchObject([
    {
      holder_id: getAccountId(1),
      is_share: 0,
      period: '2025-01-01',
      store_id: 'spotify',
      country: 'TR',
      track_id: getTrackId(1, 3),
      units: 412,
      line_no: 2,
      part: 0,
      statement_no: statements[0]?.statement_no,
      gross_amount: '1.234567890000000000',
      gross_micros: 1_234_568n,
      share_basis_points: 8_500,
      net_micros: 1_049_383n,
      recouped_micros: 0n,
      amount_micros: 1_049_383n,
      split_version_id: null,
    },
  ]);
  expect(await computeOwed(app.db, { kind: 'artist_payable', account_id: getAccountId(1) })).toBe(1_049_383n);
});

test('[S6-027] the plan on the last day of the month decides, whenever the report arrives', async () => {
  const change = (since: string) => {
    const entry = {
      account_id: getAccountId(3),
      plan: 'pro',
      since: new Date(since),
      created_at: app.clock.now(),
    } as const;
    return app.db.insert(plan_history).values(entry);
  };
  const line = { isrc: getIsrc(3, 3), amount: '100' };
  await change('2025-03-01T00:00:00.000Z');
  expect((await report('2025-02', [line])).entries).toMatchObject([{ amount_micros: 85_000_000n }]);
  expect((await report('2025-03', [line])).entries).toMatchObject([{ amount_micros: 100_000_000n }]);
  await app.db.insert(plan_history).values({
    account_id: getAccountId(3),
    plan: 'free',
    since: new Date('2025-04-30T23:59:59.999Z'),
    created_at: app.clock.now(),
  });
  expect((await report('2025-04', [line])).entries).toMatchObject([{ amount_micros: 85_000_000n }]);
});

test('[S3-090] every holder of a share has an entry, the owner keeps the parts that cannot be paid, and recoups expenses first', async () => {
  const lines = ['0.000003', '1.000001', '-0.5'].map((amount) => ({ isrc: getIsrc(2, 1), amount }));
  const { entries } = await report('2025-01', lines, { store: 'tidal' });
  expect(entries.map(({ is_share, amount_micros }) => [is_share, amount_micros])).toEqual([
    [0, 1n],
    [1, 2n],
    [0, 499_900n],
    [1, 500_101n],
    [0, -249_950n],
    [1, -250_050n],
  ]);
  const back = await report(
    '2025-01',
    [
      { isrc: getIsrc(2, 2), amount: '4.2' },
      { isrc: getIsrc(2, 2), amount: '1' },
    ],
    {
      store: 'deezer',
    },
  );
  expect(back.entries.map(({ recouped_micros, amount_micros }) => [recouped_micros, amount_micros])).toEqual([
    [4_200_000n, 4_200_000n],
    [4_200_000n, 0n],
    [800_000n, 899_980n],
    [800_000n, 100_020n],
  ]);
});

test('among the versions of a split the newest one of the latest started month counts', async () => {
  const track_id = getTrackId(4, 3);
  const [payee] = await app.db.select().from(split_parts).where(eq(split_parts.position, 1)).limit(1);
  const add = async (number: number, effective_from: string, points: number) => {
    const version = { track_id, owner_id: getAccountId(4), number, effective_from, created_at: app.clock.now() };
    const [row] = await app.db.insert(split_versions).values(version).returning();
    const part = { version_id: row?.id ?? '', roles: [] };
    await app.db.insert(split_parts).values([
      { ...part, position: 0, name: 'Ada', share_basis_points: 10_000 - points },
      { ...part, position: 1, name: 'Bora', share_basis_points: points, payee_id: payee?.payee_id ?? null },
    ]);
  };
  await add(1, '2025-02-01', 1_000);
  await add(2, '2025-04-01', 2_000);
  await add(3, '2025-02-01', 3_000);
  const shared = async (period: string) => {
    const { entries } = await report(period, [{ isrc: getIsrc(4, 3), amount: '1' }], { store: 'tidal' });
    return entries.filter(({ is_share }) => is_share === 1).map(({ amount_micros }) => amount_micros);
  };
  expect(await shared('2024-12')).toEqual([]);
  expect(await shared('2025-02')).toEqual([300_000n]);
  expect(await shared('2025-03')).toEqual([300_000n]);
  expect(await shared('2025-04')).toEqual([200_000n]);
});

test('each month in one file is divided by its own split, and an amount recouped in one is not recouped in the next', async () => {
  const lines = [
    { isrc: getIsrc(4, 3), amount: '1' },
    { isrc: getIsrc(4, 2), amount: '4.2' },
  ];
  const write = (period: string) => writeReport({ store: 'deezer', period, lines });
  const april = write('2025-04');
  const file = await importSales(world.context, `${write('2025-03')}${april.slice(april.indexOf('\n') + 1)}`);
  const { file_no, is_share, line_no, recouped_micros, amount_micros } = royalty_entries;
  const shares = await app.db
    .select({ recouped_micros, amount_micros })
    .from(royalty_entries)
    .where(and(eq(file_no, file.file_no), eq(is_share, 1)))
    .orderBy(asc(line_no));
  expect(shares.map((one) => [one.recouped_micros, one.amount_micros])).toEqual([
    [0n, 300_000n],
    [4_200_000n, 0n],
    [0n, 200_000n],
    [800_000n, 1_700_340n],
  ]);
});

test('an album that was sold whole is divided evenly among its tracks, to the last millionth', async () => {
  const { entries } = await report('2025-05', [{ upc: world.releases[3]?.upc ?? '', amount: '9.99', units: 2 }]);
  const owner = entries.filter(({ is_share }) => is_share === 0);
  expect(owner.map(({ track_id, part, units, gross_micros }) => ({ track_id, part, units, gross_micros }))).toEqual([
    { track_id: getTrackId(4, 1), part: 0, units: 1, gross_micros: 3_330_000n },
    { track_id: getTrackId(4, 2), part: 1, units: 1, gross_micros: 3_330_000n },
    { track_id: getTrackId(4, 3), part: 2, units: 0, gross_micros: 3_330_000n },
  ]);
});

test('foreign money is converted once, with one rate that is stored with the statement', async () => {
  await app.db.execute(`insert into exchange_rates (currency, day, rate, source, set_at) values
    ('EUR', '2025-05-20', 1.2, 'A', now()), ('EUR', '2025-06-30', 1.0842, 'ECB', now()), ('EUR', '2025-07-01', 9, 'B', now())`);
  const lines = ['0.00412345', '10', '-3.333333333'].map((amount) => ({ isrc: getIsrc(4, 3), amount }));
  const { entries, statements } = await report('2025-06', lines, { currency: 'EUR', store: 'deezer' });
  expect(entries.filter(({ is_share }) => is_share === 0).map(({ gross_micros }) => gross_micros)).toEqual([
    4_471n,
    10_842_000n,
    -3_614_000n,
  ]);
  expect(statements).toMatchObject([
    {
      currency: 'EUR',
      rate: '1.084200000000',
      rate_date: '2025-06-30',
      rate_source: 'table',
      gross_micros: 7_232_471n,
    },
  ]);
  const receivable = { kind: 'store_receivable', store_id: 'deezer', currency: 'EUR' } as const;
  expect(await computeBalance(app.db, receivable)).toBe(6_670_790n);
});

test('unmatched lines wait: unknown codes, codes of two owners, music that never went out, a closed account', async () => {
  const twin = { isrc: getIsrc(1, 1), amount: '1' };
  await app.db
    .update(releases)
    .set({ status: 'rejected' })
    .where(eq(releases.account_id, getAccountId(2)));
  await app.db
    .update(users)
    .set({ erased_at: app.clock.now() })
    .where(eq(users.id, getAccountId(3)));
  await app.db.execute(`update tracks set isrc = '${twin.isrc}' where id = '${getTrackId(4, 2)}'`);
  const lines = [
    { isrc: 'USABC2000001', amount: '1' },
    twin,
    { isrc: getIsrc(2, 1), amount: '1' },
    { upc: world.releases[1]?.upc ?? '', amount: '1' },
    { isrc: getIsrc(3, 1), amount: '1' },
    { ...twin, upc: (world.releases[3]?.upc ?? '').padStart(14, '0') },
    { isrc: getIsrc(4, 1), upc: '00000000000000', amount: '1' },
  ];
  const { file, suspense, entries } = await report('2025-08', lines);
  expect(file).toMatchObject({ state: 'posted', suspense_lines: 5, matched_lines: 2 });
  expect(suspense.map(({ line_no, reason }) => [line_no, reason])).toEqual([
    [2, 'unknown_recording'],
    [3, 'ambiguous'],
    [4, 'unknown_recording'],
    [5, 'unknown_recording'],
    [6, 'closed_account'],
  ]);
  expect(new Set(entries.map(({ line_no, track_id }) => `${line_no} ${track_id}`))).toEqual(
    new Set([`7 ${getTrackId(4, 2)}`, `8 ${getTrackId(4, 1)}`]),
  );
});

test('music that was taken down still earns', async () => {
  await app.db
    .update(releases)
    .set({ status: 'removed' })
    .where(eq(releases.account_id, getAccountId(4)));
  const { entries } = await report('2025-09', [{ isrc: getIsrc(4, 3), amount: '1' }]);
  const own = entries.filter(({ holder_id }) => holder_id === getAccountId(4));
  expect(own).toMatchObject([{ net_micros: 1_000_000n }]);
});

test('all of this leaves the ledger consistent', () => expectSoundLedger(app));
