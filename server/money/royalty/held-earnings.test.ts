import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestTakedown } from '../../distribution/takedown/public.ts';
import { HOOKS, REPORT_KINDS } from '../../main/modules.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { expectSoundLedger } from '../../testing/fixtures/import-sales.ts';
import { buildMoneyWorld, importReport, type MoneyWorld, type ReportLine } from '../../testing/harness/money-world.ts';
import { payReports } from '../../testing/harness/pay-reports.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { computeBalance, type LedgerRef } from '../ledger/public.ts';
import { requestWithdrawal } from '../payout/request-withdrawal.ts';
import { reverseFile } from '../store-file/public.ts';
import { holdEarnings } from './hold-earnings.ts';
import { releaseEarnings } from './public.ts';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const run = <T>(work: (tx: Tx, now: Date) => Promise<T>) => inTransaction(app.db, (tx) => work(tx, app.clock.now()));
const owed = async (ref: LedgerRef) => -(await computeBalance(app.db, ref));
const getBalance = (account_id: string) => owed({ kind: 'artist_payable', account_id });

/** Imports a report, which its store pays at once. */
const report = async (period: string, lines: ReportLine[], store = 'spotify') => {
  const file = await importReport(world.context, { store, period, lines });
  await payReports({ db: app.db, now: app.clock.now(), recorded_by: world.staff.user_id });
  return file;
};

const claim = (release_id: string) =>
  run((tx, now) =>
    requestTakedown(tx, world.staff, release_id, { reason: 'copyright_claim', confirmed: true, hooks: HOOKS }, now),
  );
const releaseHold = (release_id: string) =>
  run((tx, now) => releaseEarnings(tx, world.staff, { release_id }, 'Settled', now));

/** Returns an artist of the test catalogue on a paid plan, and their songs: the third one has no split. */
function getArtist(number: number) {
  const release = world.releases[number - 1];
  if (!release) throw new Error('no such artist');
  const [shared, , song] = release.tracks;
  return { ...release, song: song?.isrc ?? '', shared: shared?.isrc ?? '' };
}

test('a claim holds the past and future earnings of a release for everyone with a share in it; when it is over, they get them', async () => {
  const { id, account_id, song, shared } = getArtist(2);
  const [payee] = await app.db.select().from(payees).where(eq(payees.owner_id, account_id));
  const payee_id = payee?.id ?? '';
  await report('2025-01', [
    { isrc: song, amount: '10' },
    { isrc: shared, amount: '10' },
  ]);
  expect([await getBalance(account_id), await owed({ kind: 'payee_payable', payee_id })]).toEqual([
    14_999_000n,
    5_001_000n,
  ]);
  await claim(id);
  await claim(id);
  const held: LedgerRef = { kind: 'held_payable', release_id: id, account_id };
  const heldShare: LedgerRef = { kind: 'held_payable', release_id: id, payee_id };
  expect([await getBalance(account_id), await owed({ kind: 'payee_payable', payee_id })]).toEqual([0n, 0n]);
  expect([await owed(held), await owed(heldShare)]).toEqual([14_999_000n, 5_001_000n]);
  await report('2025-02', [{ isrc: song, amount: '1' }]);
  expect([await owed(held), await getBalance(account_id)]).toEqual([15_999_000n, 0n]);
  // A payee who has accepted the share by now gets it on their own balance.
  const accepted_by = world.account_ids[0] ?? '';
  await app.db.update(payees).set({ account_id: accepted_by, state: 'claimed' }).where(eq(payees.id, payee_id));
  expect(await releaseHold(id)).toBe(true);
  expect(await releaseHold(id)).toBe(false);
  expect([await getBalance(account_id), await getBalance(accepted_by)]).toEqual([15_999_000n, 5_001_000n]);
  expect([await owed(held), await owed(heldShare)]).toEqual([0n, 0n]);
  const [release] = await app.db.select().from(releases).where(eq(releases.id, id));
  expect(release).toMatchObject({ earnings_on_hold: false, takedown_reason: 'copyright_claim' });
  expect(await app.db.select().from(earnings_holds).where(eq(earnings_holds.release_id, id))).toMatchObject([
    { reason: 'copyright_claim', held_by: world.staff.user_id, released_by: world.staff.user_id },
  ]);
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, id));
  expect(actions.map((one) => one.action).sort()).toEqual([
    'release.hold_earnings',
    'release.release_earnings',
    'release.takedown',
  ]);
  await report('2025-03', [{ isrc: shared, amount: '1' }]);
  expect(await getBalance(accepted_by)).toBe(5_501_100n);
});

test('paid earnings are not held: payments cover the oldest earnings first, and at most the balance is held', async () => {
  const { id, account_id, song } = getArtist(4);
  const second = await addRelease(account_id);
  await report('2025-01', [{ isrc: song, amount: '30' }], 'deezer');
  await report('2025-02', [{ isrc: second.isrc, amount: '20' }], 'deezer');
  await report('2025-03', [{ isrc: song, amount: '5' }], 'deezer');
  // An accepted share in music of another account is on the same balance.
  await app.db
    .update(payees)
    .set({ account_id, state: 'claimed' })
    .where(eq(payees.owner_id, getArtist(1).account_id));
  await report('2025-04', [{ isrc: getArtist(1).shared, amount: '100' }], 'deezer');
  const withdrawalRequest = { id: uuidv7(), amount_cents: 3_600 };
  await run((tx, now) =>
    requestWithdrawal(tx, { user_id: account_id }, withdrawalRequest, { now, approval_cents: 1_000_000 }),
  );
  // The first 36 dollars are on their way: all of the first month, and 6 of the second release.
  await claim(id);
  expect(await owed({ kind: 'held_payable', release_id: id, account_id })).toBe(5_000_000n);
  await claim(second.id);
  expect(await owed({ kind: 'held_payable', release_id: second.id, account_id })).toBe(14_000_000n);
  expect(await getBalance(account_id)).toBe(42_508_500n);
});

test('a reversal larger than the earnings on hold reduces the balance, even to a debt; earnings on hold stay above zero', async () => {
  const { id, account_id, song } = getArtist(3);
  const first = await report('2025-01', [{ isrc: song, amount: '20' }], 'tidal');
  const withdrawalRequest = { id: uuidv7(), amount_cents: 1_200 };
  await run((tx, now) =>
    requestWithdrawal(tx, { user_id: account_id }, withdrawalRequest, { now, approval_cents: 1_000_000 }),
  );
  await claim(id);
  const held: LedgerRef = { kind: 'held_payable', release_id: id, account_id };
  expect([await owed(held), await getBalance(account_id)]).toEqual([5_000_000n, 0n]);
  const taken_back = { note: 'Taken back', report_kinds: REPORT_KINDS };
  await run((tx, now) => reverseFile(tx, world.staff, first.id, taken_back, now));
  expect([await owed(held), await getBalance(account_id)]).toEqual([0n, -12_000_000n]);
  await releaseHold(id);
  await report('2025-02', [{ isrc: song, amount: '30' }], 'tidal');
  expect(await getBalance(account_id)).toBe(13_500_000n);
});

test('a hold of one track at one store takes only its lines from its month on; it and a claim of the whole release end apart', async () => {
  const { id, account_id, tracks: songs, song, shared } = getArtist(1);
  const track_id = songs[2]?.id ?? '';
  const flagged = { release_id: id, track_id, store_id: 'deezer' };
  const lines = { track_id, store_id: 'deezer', from_period: '2025-07-01' };
  const held: LedgerRef = { kind: 'held_payable', ...flagged, account_id };
  const whole: LedgerRef = { kind: 'held_payable', release_id: id, account_id };
  const holdLines = () =>
    run((tx, now) => holdEarnings(tx, world.staff, { release_id: id, lines }, 'Unusual streams', now));
  const release = () => run((tx, now) => releaseEarnings(tx, world.staff, flagged, 'Natural', now));
  const both = [
    { isrc: song, amount: '10' },
    { isrc: shared, amount: '10' },
  ];
  await report('2025-06', both, 'deezer');
  await report('2025-07', both, 'deezer');
  await report('2025-07', [{ isrc: song, amount: '10' }], 'tidal');
  const before = await getBalance(account_id);
  expect([await holdLines(), await holdLines()]).toEqual([true, false]);
  expect([await owed(held), await getBalance(account_id)]).toEqual([8_500_000n, before - 8_500_000n]);
  await report('2025-08', [{ isrc: song, amount: '1' }], 'deezer');
  await report('2025-08', [{ isrc: song, amount: '1' }], 'tidal');
  expect([await owed(held), await getBalance(account_id)]).toEqual([9_350_000n, before - 7_650_000n]);
  // Another party claims the release meanwhile: both holds must end before the money of the flagged lines is free.
  await claim(id);
  const onHold = await owed(whole);
  expect([await owed(held), await getBalance(account_id)]).toEqual([9_350_000n, before - 7_650_000n - onHold]);
  await report('2025-09', [{ isrc: song, amount: '1' }], 'deezer');
  expect([await owed(held), await owed(whole)]).toEqual([10_200_000n, onHold]);
  expect([await release(), await release()]).toEqual([true, false]);
  expect([await owed(held), await owed(whole)]).toEqual([0n, onHold + 10_200_000n]);
  expect(await holdLines()).toBe(false);
  await releaseHold(id);
  expect(await getBalance(account_id)).toBe(before - 7_650_000n + 10_200_000n);
});

test('all of this leaves the ledger consistent', () => expectSoundLedger(app));

/** Adds another release of an artist with one song. */
async function addRelease(account_id: string): Promise<{ id: string; isrc: string }> {
  const [first] = await app.db.select().from(releases).where(eq(releases.account_id, account_id));
  if (!first) throw new Error('no release');
  const [id, isrc] = [uuidv7(), 'QZTNG2077777'];
  await app.db.insert(releases).values({ ...first, id, upc: null });
  await app.db.execute(
    `insert into tracks (id, release_id, position, title, isrc) values ('${uuidv7()}', '${id}', 1, 'More', '${isrc}')`,
  );
  return { id, isrc };
}
