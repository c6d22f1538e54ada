import fs from 'node:fs/promises';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { fromKindNumber } from '@tangent/domain/money/royalty/line-kind.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOOKS, REPORT_KINDS } from '../../../main/modules.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { expectSoundLedger } from '../../../testing/fixtures/import-sales.ts';
import {
  buildMoneyWorld,
  importReport,
  type MoneyWorld,
  type ReportLine,
} from '../../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { computeBalance, readAccountFigures } from '../../ledger/public.ts';
import { reverseFile } from '../../store-file/public.ts';
import { matchSuspense } from '../suspense/match-suspense.ts';
import { getRoyaltyEntriesView } from '../views/entries-view.ts';
import { listChargesView } from './charges-view.ts';
import { buildFineEmail } from './send-fine-mail.ts';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const run = <T>(work: (tx: Tx, now: Date) => Promise<T>) => inTransaction(app.db, (tx) => work(tx, app.clock.now()));

/** An artist; odd numbers are on Free, and the first track of each is split with a payee. */
function getArtist(number: 1 | 2 | 3 | 4) {
  const { account_id, upc, tracks } = world.releases[number - 1] ?? { account_id: '', upc: '', tracks: [] };
  const [shared, , own] = tracks;
  return {
    account_id,
    upc,
    shared: { id: shared?.id ?? '', isrc: shared?.isrc ?? '' },
    own: { id: own?.id ?? '', isrc: own?.isrc ?? '' },
  };
}

const report = (store: string, period: string, ...lines: ReportLine[]) =>
  importReport(world.context, { store, period, lines });

/** The entries of a file: kind, whose, units, share of the owner in basis points, amount in micro-dollars. */
async function listEntries(fileNo: number) {
  const { kind, holder_id, units, share_basis_points, amount_micros, line_no, is_share } = royalty_entries;
  const rows = await app.db
    .select({ kind, holder_id, units, share_basis_points, amount_micros })
    .from(royalty_entries)
    .where(eq(royalty_entries.file_no, fileNo))
    .orderBy(asc(line_no), asc(is_share), asc(holder_id));
  return rows.map((row) => [
    fromKindNumber(row.kind),
    row.holder_id,
    row.units,
    row.share_basis_points,
    Number(row.amount_micros),
  ]);
}

const readFigures = (accountId: string) => readAccountFigures(app.db, accountId, [accountId], '2026-01-01');
const listFines = async (accountId: string) => {
  const { items, amount_micros } = await listChargesView(app.db, accountId, {});
  return { fines: items.map((item) => [item.kind, item.platform.id, item.period, item.amount_micros]), amount_micros };
};
const charged = async (by: { store_id: string } | { account_id: string }) =>
  Number(await computeBalance(app.db, { kind: 'store_charge', ...by }));

test('a fine and a fee are borne by the owner alone and in full, a chargeback and a correction by all who share the sale', async () => {
  const { account_id, shared } = getArtist(1);
  const { isrc } = shared;
  const file = await report(
    'spotify',
    '2025-01',
    { isrc, amount: '100' },
    { isrc, amount: '-12.4', units: 5_000, kind: 'penalty' },
    { isrc, amount: '-1', units: 0, kind: 'fee' },
    { isrc, amount: '-10', units: -1, kind: 'chargeback' },
    { isrc, amount: '-10', units: -1, kind: 'correction' },
  );
  const payee = world.payee_id;
  expect(await listEntries(file.file_no)).toEqual([
    ['sale', account_id, 1, 8_500, 42_491_500],
    ['sale', payee, 1, 8_500, 42_508_500],
    ['penalty', account_id, 0, 10_000, -12_400_000],
    ['fee', account_id, 0, 10_000, -1_000_000],
    ['chargeback', account_id, -1, 8_500, -4_249_150],
    ['chargeback', payee, -1, 8_500, -4_250_850],
    ['correction', account_id, -1, 8_500, -4_249_150],
    ['correction', payee, -1, 8_500, -4_250_850],
  ]);
  expect((await readFigures(account_id)).balance).toBe(20_593_200n);
  expect([await charged({ store_id: 'spotify' }), await charged({ account_id })]).toEqual([13_400_000, -13_400_000]);
  const { items } = await getRoyaltyEntriesView(app.db, account_id, { kind: 'penalty' });
  expect(items.map(({ kind, amount_micros, track }) => [kind, amount_micros, track.isrc])).toEqual([
    ['penalty', -12_400_000, isrc],
  ]);
  await expectSoundLedger(app);
});

test('a fine larger than all earnings makes a debt that names it; taken back, it is gone', async () => {
  const { account_id, own } = getArtist(2);
  await report('deezer', '2025-02', { isrc: own.isrc, amount: '-12.40', kind: 'penalty' });
  expect((await readFigures(account_id)).available).toBe(-12_400_000n);
  expect(await listFines(account_id)).toEqual({
    fines: [['penalty', 'deezer', '2025-02', -12_400_000]],
    amount_micros: -12_400_000,
  });
  await report('deezer', '2025-03', { isrc: own.isrc, amount: '12.40', kind: 'penalty' });
  expect((await readFigures(account_id)).balance).toBe(0n);
  expect((await listFines(account_id)).amount_micros).toBe(0);
  expect(await charged({ store_id: 'deezer' })).toBe(0);
  const { type, params, account_id: of, created_at } = notifications;
  const news = await app.db
    .select({ type, params })
    .from(notifications)
    .where(eq(of, account_id))
    .orderBy(desc(created_at), desc(notifications.id));
  const fine = { store: 'deezer', tracks: 1, track: 'Song 3', amount_cents: 1_240 };
  expect(news).toEqual([
    { type: 'fine_returned', params: { ...fine, month: '2025-03', transaction_id: expect.stringMatching(/^TX-/) } },
    { type: 'store_fine', params: { ...fine, month: '2025-02', transaction_id: expect.stringMatching(/^TX-/) } },
  ]);
  await expectSoundLedger(app);
});

test('a fine without a known track waits for staff and is nobody’s; matched, its owner alone bears it', async () => {
  const { account_id, shared } = getArtist(3);
  const before = (await readFigures(account_id)).balance;
  const file = await report(
    'tidal',
    '2025-01',
    { isrc: 'QZTNG9999999', amount: '-9', units: 70, kind: 'penalty' },
    { amount: '-4', kind: 'penalty' },
  );
  const { kind, reason, units, line_no } = suspense_lines;
  const waiting = app.db.select({ kind, reason, units }).from(suspense_lines);
  expect(await waiting.where(eq(suspense_lines.file_no, file.file_no)).orderBy(asc(line_no))).toEqual([
    { kind: 'penalty', reason: 'unknown_recording', units: 0 },
    { kind: 'penalty', reason: 'no_codes', units: 0 },
  ]);
  expect((await readFigures(account_id)).balance).toBe(before);
  const match = { key: { isrc: 'QZTNG9999999' }, track_id: shared.id, hooks: HOOKS };
  await run((tx, now) => matchSuspense(tx, world.staff, match, now));
  expect(await listEntries(file.file_no)).toEqual([['penalty', account_id, 0, 10_000, -9_000_000]]);
  expect((await readFigures(account_id)).balance).toBe(before - 9_000_000n);
  expect((await listFines(account_id)).fines).toEqual([['penalty', 'tidal', '2025-01', -9_000_000]]);
  await expectSoundLedger(app);

  const reversal = { note: 'Wrong file', report_kinds: REPORT_KINDS };
  await run((tx, now) => reverseFile(tx, world.staff, file.id, reversal, now));
  expect((await readFigures(account_id)).balance).toBe(before);
  expect(await listFines(account_id)).toEqual({ fines: [], amount_micros: 0 });
  expect(await charged({ account_id })).toBe(0);
  await expectSoundLedger(app);
});

test('a fine of a whole release is divided among its tracks and told once', async () => {
  const { account_id, upc } = getArtist(4);
  const file = await report('tidal', '2025-02', { upc, amount: '-10', kind: 'penalty' });
  expect((await listEntries(file.file_no)).map(([, holder, , , amount]) => [holder, amount])).toEqual([
    [account_id, -3_333_334],
    [account_id, -3_333_333],
    [account_id, -3_333_333],
  ]);
  const isFine = and(eq(notifications.account_id, account_id), eq(notifications.type, 'store_fine'));
  const [only, ...others] = await app.db.select({ params: notifications.params }).from(notifications).where(isFine);
  expect(only?.params).toMatchObject({ store: 'tidal', tracks: 3, amount_cents: 1_000, month: '2025-02' });
  expect(others).toEqual([]);
  await expectSoundLedger(app);
});

test.each(LANGUAGES)('emails about fines name amount, store, track and month in %s', async (language) => {
  const { t } = await loadTexts(language);
  const data = { user_id: 'u', store: 'Spotify', month: '2026-09', track: 'Cinza', amount_cents: 1_240 };
  const line = { transaction_id: 'TX-1', warned_at: new Date('2026-09-17T08:00:00Z') };
  for (const [is_back, tracks] of [
    [false, 1],
    [false, 3],
    [true, 1],
  ] as const) {
    const email = buildFineEmail(t, language, { ...data, ...line, is_back, tracks }, 'Rita');
    const plain = [email.subject, email.heading, ...email.paragraphs].join(' ').replaceAll(/\s+/g, ' ');
    expect(plain).not.toMatch(/\{\w+\}|mail\.\w/);
    for (const fact of ['Rita', 'Spotify', 'Cinza', '2026', '12']) expect(plain).toContain(fact);
    if (tracks === 3) expect(plain).toContain('3');
    expect(plain.includes('17')).toBe(!is_back);
    expect(email.action?.path).toBe('/royalties?view=entries&entry=TX-1');
  }
});
