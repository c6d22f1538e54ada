import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOOKS, REPORT_KINDS } from '../../main/modules.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { expectSoundLedger, importSales } from '../../testing/fixtures/import-sales.ts';
import {
  buildMoneyWorld,
  importReport,
  type MoneyWorld,
  rereadFile,
  writeReport,
} from '../../testing/harness/money-world.ts';
import { computeOwed } from '../../testing/harness/owed.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { computeBalance } from '../ledger/public.ts';
import { decideHeldFile } from '../store-file/public.ts';
import { matchSuspense, type SuspenseMatch } from './public.ts';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const match = (input: SuspenseMatch) =>
  inTransaction(app.db, (tx) => matchSuspense(tx, world.staff, { ...input, hooks: HOOKS }, app.clock.now()));
const getSuspense = async (store_id: string) => -(await computeBalance(app.db, { kind: 'suspense', store_id }));

test('unmatched lines are given to a track later: divided by plan and split of their own month, dated now', async () => {
  const isrc = 'USABC1000001';
  const lines = ['2.000001', '-0.5'].map((amount) => ({ isrc, amount, units: 3, country: 'DE' }));
  const first = await importReport(world.context, { store: 'spotify', period: '2025-01', lines });
  const second = await importReport(world.context, { store: 'deezer', period: '2025-02', lines });
  const other = { store: 'deezer', lines: [{ isrc: 'USABC1000002', amount: '3.5' }] };
  const [march, april] = ['2025-03', '2025-04'].map((period) => writeReport({ ...other, period }));
  const both = await importSales(world.context, `${march}${april?.slice(april.indexOf('\n') + 1)}`);
  expect([await getSuspense('spotify'), await getSuspense('deezer')]).toEqual([1_500_001n, 8_500_001n]);
  const track = world.releases[0]?.tracks[0]?.id ?? '';
  const own = await computeOwed(app.db, { kind: 'artist_payable', account_id: world.account_ids[0] ?? '' });
  const results = await Promise.all([1, 2].map(() => match({ key: { isrc }, track_id: track })));
  expect(results.map(({ lines: count, gross_micros }) => [count, gross_micros]).sort()).toEqual([
    [0, 0n],
    [4, 3_000_002n],
  ]);
  expect([await getSuspense('spotify'), await getSuspense('deezer')]).toEqual([0n, 7_000_000n]);
  const entries = await app.db
    .select()
    .from(royalty_entries)
    .where(and(eq(royalty_entries.file_no, first.file_no), eq(royalty_entries.is_share, 0)));
  expect(entries).toMatchObject([
    { line_no: 2, period: '2025-01-01', share_basis_points: 8_500, gross_micros: 2_000_001n, units: 3, country: 'DE' },
    { line_no: 3, period: '2025-01-01', share_basis_points: 8_500, gross_micros: -500_000n },
  ]);
  // 85% of both lines in both files, less the share of the track’s payee.
  const payee = await computeOwed(app.db, { kind: 'payee_payable', payee_id: world.payee_id });
  const earned = (await computeOwed(app.db, { kind: 'artist_payable', account_id: world.account_ids[0] ?? '' })) - own;
  expect(earned + payee).toBe(2n * (1_700_001n - 425_000n));
  expect(payee).toBe(2n * (850_171n - 212_542n));
  const waiting = await app.db.select().from(suspense_lines).where(eq(suspense_lines.file_no, second.file_no));
  expect(waiting).toMatchObject([{ state: 'matched', matched_track_id: track }, { state: 'matched' }]);
  expect(await app.db.select().from(audit_events).where(eq(audit_events.action, 'sales.match'))).toMatchObject([
    { subject_id: track, actor_id: world.staff.user_id, details: { isrc, lines: 4, gross_micros: '3000002' } },
  ]);
  // Each line keeps its own month and statement.
  const song = world.releases[0]?.tracks[2]?.id ?? '';
  expect(await match({ key: { isrc: 'USABC1000002' }, track_id: song })).toMatchObject({ lines: 2 });
  const { period, statement_no } = royalty_entries;
  const months = await app.db
    .select({ period, of: sales_statements.period })
    .from(royalty_entries)
    .innerJoin(sales_statements, eq(sales_statements.statement_no, statement_no))
    .where(eq(royalty_entries.file_no, both.file_no))
    .orderBy(period);
  expect(months).toEqual(['2025-03-01', '2025-04-01'].map((day) => ({ period: day, of: day })));
});

test('only lines with exactly these codes are matched, only by staff, and only to music that was out', async () => {
  const lines = [
    { isrc: 'USABC1000003', amount: '1' },
    { isrc: 'USABC1000003', upc: '00000000000017', amount: '2' },
  ];
  await importReport(world.context, { store: 'tidal', period: '2025-01', lines });
  const track_id = world.releases[0]?.tracks[2]?.id ?? '';
  const key = { isrc: 'USABC1000003', upc: '00000000000017' };
  expect(await match({ key, store_id: 'spotify', track_id })).toEqual({ lines: 0, gross_micros: 0n });
  expect(await match({ key, store_id: 'tidal', track_id })).toEqual({ lines: 1, gross_micros: 2_000_000n });
  expect(await getSuspense('tidal')).toBe(1_000_000n);
  await app.db.execute(sql`update releases set status = 'rejected' where id = ${world.releases[1]?.id}`);
  const rest = { key: { isrc: 'USABC1000003' }, track_id: world.releases[1]?.tracks[0]?.id ?? '' };
  await expect(match(rest)).rejects.toMatchObject({ code: 'not_found' });
  await app.db.execute(sql`update users set erased_at = now() where id = ${world.account_ids[2]}`);
  const gone = { ...rest, track_id: world.releases[2]?.tracks[0]?.id ?? '' };
  await expect(match(gone)).rejects.toMatchObject({ code: 'not_found' });
  await app.db.execute(sql`update users set erased_at = null where id = ${world.account_ids[2]}`);
  const artist = { ...world.staff, user_id: world.account_ids[0] ?? '', is_staff: false };
  const input = { ...rest, track_id, hooks: HOOKS };
  const asArtist = inTransaction(app.db, (tx) => matchSuspense(tx, artist, input, app.clock.now()));
  await expect(asArtist).rejects.toMatchObject({ code: 'permission_denied' });
});

test('for any report, the money received is the sum of matched and waiting money, exactly', async () => {
  const songs = world.releases.flatMap(({ upc, tracks }) => [
    ...tracks.map(({ isrc }) => ({ isrc, upc: '' })),
    { isrc: '', upc },
  ]);
  const code = fc.oneof(
    fc.constantFrom(...songs),
    fc.integer({ min: 10_000, max: 10_020 }).map((number) => ({ isrc: `USXYZ20${number}`, upc: '' })),
    fc.constant({ isrc: '', upc: '' }),
  );
  const cents = fc.tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 11 }));
  const line = fc.tuple(code, cents).map(([codes, [digits, scale]]) => {
    const size = String(Math.abs(digits)).padStart(scale + 1, '0');
    const amount = scale === 0 ? size : `${size.slice(0, -scale)}.${size.slice(-scale)}`;
    return { ...codes, amount: digits < 0 ? `-${amount}` : amount };
  });
  let month = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 40 }), async (lines) => {
      month += 1;
      const period = `20${String(10 + Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`;
      let file = await importReport(world.context, { store: 'tidal', period, lines });
      if (file.state === 'held') {
        const decision = { decision: 'post', note: 'Fine', report_kinds: REPORT_KINDS } as const;
        await inTransaction(app.db, (tx) => decideHeldFile(tx, world.staff, file.id, decision, app.clock.now()));
        file = await rereadFile(world.context, file.id);
      }
      expect(file).toMatchObject({ state: 'posted', lines: lines.length });
      const [statement] = await app.db.select().from(sales_statements).where(eq(sales_statements.file_id, file.id));
      const sums = await app.db.execute<{ matched: string; waiting: string; exact: boolean }>(sql`
        select coalesce(sum(gross_micros) filter (where kind = 'matched'), 0)::text as matched,
               coalesce(sum(gross_micros) filter (where kind = 'waiting'), 0)::text as waiting,
               sum(gross_amount) = ${statement?.gross_amount} as exact
          from (select 'matched' as kind, gross_micros, gross_amount from royalty_entries
                 where file_no = ${file.file_no} and is_share = 0
                union all select 'waiting', gross_micros, gross_amount from suspense_lines
                 where file_no = ${file.file_no}) line`);
      const [found] = sums.rows;
      expect(found?.exact).toBe(true);
      expect(BigInt(found?.waiting ?? -1)).toBe(statement?.suspense_micros);
      expect(BigInt(found?.matched ?? -1) + BigInt(found?.waiting ?? -1)).toBe(statement?.gross_micros);
    }),
    { numRuns: 12 },
  );
});

test('all of this leaves the ledger consistent', () => expectSoundLedger(app));
