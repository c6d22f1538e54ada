import path from 'node:path';
import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { earnings_holds, royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { payees, split_versions } from '@tangent/db/schema/money/split.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { WithdrawalState } from '@tangent/domain/money/payout/withdrawal.ts';
import { formatDecimal, parseExact } from '@tangent/domain/money/royalty/decimal.ts';
import type { LineKind } from '@tangent/domain/money/royalty/line-kind.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { HOOKS, REPORT_KINDS } from '../../main/modules.ts';
import { acceptShare } from '../../money/collaborator/accept-share.ts';
import { saveSplit } from '../../money/collaborator/save-split.ts';
import { sharePath } from '../../money/collaborator/share-token.ts';
import { recordStorePayment } from '../../money/ledger/public.ts';
import { cancelOwnWithdrawal } from '../../money/payout/cancel-withdrawal.ts';
import type { PayoutContext } from '../../money/payout/context.ts';
import { pollPayout } from '../../money/payout/poll-payout.ts';
import { requestWithdrawal } from '../../money/payout/request-withdrawal.ts';
import { sendWithdrawal } from '../../money/payout/send-withdrawal.ts';
import { moveDispute } from '../../money/royalty/disputes/move-dispute.ts';
import { openDispute } from '../../money/royalty/disputes/open-dispute.ts';
import { toHeldLines } from '../../money/royalty/held-lines.ts';
import { holdEarnings, matchSuspense, releaseEarnings } from '../../money/royalty/public.ts';
import { decideHeldFile, reverseFile } from '../../money/store-file/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createFlakyRail } from '../fakes/flaky-rail.ts';
import {
  importReport,
  listWorldPeriods,
  type MoneyWorld,
  type ReportLine,
  rereadFile,
  WORLD_STORES,
} from './money-world.ts';
import type { RandomSource } from './random-source.ts';

const SECRET = 'a secret of the money worlds, 32 letters';
/** Late enough that every payout is due. */
const LATER_MS = 100 * DAY_MS;
const LATEST = 40;
const ADVANCE_CENTS = 3_000;

type Operation = (world: MoneyWorld, draw: RandomSource) => Promise<unknown>;

/** The random operations with their weights, in percent. */
const OPERATIONS: readonly [number, Operation][] = [
  [22, reportSales],
  [10, matchLines],
  [6, reverseReport],
  [14, withdraw],
  [4, cancelWithdrawal],
  [11, sendPayout],
  [8, requestPayout],
  [3, accept],
  [3, changeSplit],
  [3, holdRandomly],
  [3, release],
  [4, payForReport],
  [5, payForReports],
  [2, disputeFine],
  [2, moveOwnDispute],
];

const DECK = OPERATIONS.flatMap(([times, operation]) => Array.from({ length: times }, () => operation));

/** Runs one random operation. One that the rules refuse has no effect. */
export async function runRandomOperation(world: MoneyWorld, draw: RandomSource): Promise<void> {
  try {
    await draw.one(DECK)?.(world, draw);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Reads files that were received but not read, because their reader was killed. */
export async function finishReading(world: MoneyWorld): Promise<void> {
  const isWaiting = inArray(sales_files.state, ['received', 'reading']);
  for (const { id } of await world.context.db.select().from(sales_files).where(isWaiting))
    await rereadFile(world.context, id);
}

/** Returns the file in which the fake payout service keeps its payouts. */
export const railFile = ({ context }: MoneyWorld) => path.join(context.incoming_folder, 'payouts');

async function reportSales(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const { context, staff } = world;
  const store = draw.one(WORLD_STORES) ?? '';
  const period = draw.one(listWorldPeriods(context.clock.now())) ?? '';
  const lines = Array.from({ length: 1 + draw.number(8) }, () => drawLine(world, draw));
  const named = draw.chance(10) ? { statement_id: `${store}-${draw.number(20)}` } : {};
  const currency = draw.chance(30) ? 'EUR' : 'USD';
  const file = await importReport(context, { store, period, currency, lines, ...named });
  if (file.state !== 'held') return;
  const decision = draw.one(['post', 'post', 'replace', 'decline'] as const) ?? 'post';
  const decided = { decision, note: 'As it is', report_kinds: REPORT_KINDS };
  await action(world, (tx, now) => decideHeldFile(tx, staff, file.id, decided, now));
  await rereadFile(context, file.id);
}

/** Disputes one of the latest fines, also those that came back or were reversed: the rules refuse these. */
async function disputeFine(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const fines = and(eq(royalty_charges.kind, 'penalty'), lt(royalty_charges.amount_micros, 0n));
  const { db } = world.context;
  const rows = await db
    .select()
    .from(royalty_charges)
    .where(fines)
    .orderBy(desc(royalty_charges.posted_at))
    .limit(LATEST);
  const fine = draw.one(rows);
  if (!fine) return;
  const wanted = { transaction_id: buildTransactionId(fine), reason: 'genuine', note: 'A concert' } as const;
  await action(world, (tx, now) => openDispute(tx, { user_id: fine.account_id }, wanted, now));
}

async function moveOwnDispute(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const rows = await world.context.db.select().from(fine_disputes).limit(LATEST);
  const [dispute, state] = [draw.one(rows), draw.one(['sent', 'accepted', 'refused'] as const)];
  if (dispute && state)
    await action(world, (tx, now) => moveDispute(tx, world.staff, dispute.id, { state, note: 'Answered' }, now));
}

/** Lines that are not sales; a fine or a fee is taken back about every third time. */
const OTHER_KINDS = ['penalty', 'penalty', 'fee', 'chargeback', 'correction'] as const;

function drawLine({ releases }: MoneyWorld, draw: RandomSource): ReportLine {
  const kind: LineKind = (draw.chance(18) && draw.one(OTHER_KINDS)) || 'sale';
  const micros = draw.chance(kind === 'sale' ? 8 : 70) ? -draw.number(3_000_000) : draw.number(40_000_000);
  const tail = String(draw.number(1000)).padStart(3, '0');
  const amount = `${micros < 0 ? '-' : ''}${Math.floor(Math.abs(micros) / 1e6)}.${String(Math.abs(micros) % 1_000_000).padStart(6, '0')}${tail}`;
  const sold = { amount, units: draw.number(5000), country: draw.one(['US', 'TR', 'DE', 'BR']) ?? 'US', kind };
  const out = draw.one(releases);
  if (draw.chance(12)) return { ...sold, isrc: `QZTNG99${String(draw.number(30)).padStart(5, '0')}` };
  if (draw.chance(10)) return { ...sold, upc: out?.upc ?? '' };
  return { ...sold, isrc: draw.one(out?.tracks ?? [])?.isrc ?? '' };
}

async function matchLines(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const rows = await world.context.db
    .select()
    .from(suspense_lines)
    .where(eq(suspense_lines.state, 'open'))
    .limit(LATEST);
  const [line, track] = [draw.one(rows), draw.one(draw.one(world.releases)?.tracks ?? [])];
  if (!line?.isrc || !track) return;
  const found = { key: { isrc: line.isrc }, track_id: track.id };
  await action(world, (tx, now) => matchSuspense(tx, world.staff, { ...found, hooks: HOOKS }, now));
}

async function reverseReport(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const isPosted = and(eq(sales_files.state, 'posted'), eq(sales_files.kind, 'report'));
  const rows = await world.context.db
    .select()
    .from(sales_files)
    .where(isPosted)
    .orderBy(desc(sales_files.file_no))
    .limit(LATEST);
  const file = draw.one(rows);
  if (file)
    await action(world, (tx, now) =>
      reverseFile(tx, world.staff, file.id, { note: 'Wrong', report_kinds: REPORT_KINDS }, now),
    );
}

async function withdraw(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const user_id = draw.one(world.account_ids) ?? '';
  const withdrawalRequest = { id: uuidv7(), amount_cents: 1_000 + draw.number(4_000) };
  await action(world, (tx, now) =>
    requestWithdrawal(tx, { user_id }, withdrawalRequest, {
      now,
      approval_cents: 1_000_000,
      advance_cents: draw.chance(50) ? ADVANCE_CENTS : 0,
    }),
  );
}

async function cancelWithdrawal(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const row = await drawWithdrawal(world, draw, ['requested']);
  if (row) await action(world, (tx, now) => cancelOwnWithdrawal(tx, { user_id: row.account_id }, row.id, now));
}

async function sendPayout(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const row = await drawWithdrawal(world, draw, ['requested']);
  if (row) await sendWithdrawal(payoutContext(world), row.id);
}

async function requestPayout(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const row = await drawWithdrawal(world, draw, ['processing', 'processing', 'paid']);
  if (row) await pollPayout(payoutContext(world), row.id);
}

/** Polls every payout until the service has reported its outcome. */
export async function settlePayouts(world: MoneyWorld): Promise<void> {
  const { db } = world.context;
  for (;;) {
    const rows = await db.select().from(withdrawals).where(eq(withdrawals.state, 'processing'));
    if (rows.length === 0) return;
    for (const { id } of rows) await pollPayout(payoutContext(world), id);
  }
}

function payoutContext(world: MoneyWorld): PayoutContext {
  const { db, log, clock } = world.context;
  const later = { ...clock, now: () => new Date(clock.now().getTime() + LATER_MS) };
  const rails = { stripe: createFlakyRail(railFile(world)), payoneer: null };
  const limits = { payout_approval_cents: 1_000_000, payout_advance_cents: ADVANCE_CENTS };
  return { db, log, rails, clock: later, public_url: '', product_name: 'Tangent', ...limits };
}

async function drawWithdrawal(world: MoneyWorld, draw: RandomSource, states: readonly WithdrawalState[]) {
  const state = draw.one(states) ?? 'requested';
  const rows = await world.context.db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.state, state))
    .orderBy(desc(withdrawals.requested_at))
    .limit(LATEST);
  return draw.one(rows);
}

async function accept(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const rows = await world.context.db.select().from(payees).where(isNull(payees.account_id)).limit(LATEST);
  const payee = draw.one(rows);
  // Some shares are never accepted.
  if (!payee || payee.id === world.payee_id) return;
  const token = sharePath({ payee_id: payee.id, invitation_no: payee.invitation_no }, SECRET).split('claim=')[1] ?? '';
  const actor = { user_id: draw.one(world.account_ids) ?? '', is_staff: false, plan: 'free', language: 'en' } as const;
  const input = { token, secret: SECRET, requestContext: { ip_address: null, user_agent: null } };
  await action(world, (tx, now) => acceptShare(tx, actor, { ...input, now }));
}

async function changeSplit(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const out = draw.one(world.releases);
  const track_id = draw.one(out?.tracks ?? [])?.id ?? '';
  const actor = { user_id: out?.account_id ?? '', is_staff: false, plan: 'free', language: 'en' } as const;
  const payeeShare = 1 + draw.number(9_998);
  const other = {
    name: 'Deniz Kaya',
    roles: [],
    share_basis_points: payeeShare,
    email: `payee${draw.number(30)}@music.example`,
  };
  const own = { name: 'Ada Yıldız', roles: [], share_basis_points: 10_000 - payeeShare, email: null };
  await action(world, async (tx, now) => {
    const based_on = await tx.$count(split_versions, eq(split_versions.track_id, track_id));
    const draft = {
      parts: [own, other],
      recoupable_cents: draw.number(500),
      effective_from: toPeriod(now.toISOString()),
    };
    await saveSplit(tx, actor, { ...draft, wanted: [{ track_id, based_on }], now });
  });
}

async function holdRandomly(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const out = draw.one(world.releases);
  const track = draw.one(out?.tracks ?? []);
  if (!out || !track) return;
  const lines = { track_id: track.id, store_id: draw.one(WORLD_STORES) ?? '', from_period: '2025-01-01' };
  const earnings = draw.chance(50) ? { release_id: out.id } : { release_id: out.id, lines };
  await action(world, (tx, now) => holdEarnings(tx, world.staff, earnings, null, now));
}

async function release(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const rows = await world.context.db.select().from(earnings_holds).where(isNull(earnings_holds.released_at));
  const held = draw.one(rows);
  if (held) await action(world, (tx, now) => releaseEarnings(tx, world.staff, toHeldLines(held), null, now));
}

async function payForReport(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const rows = await world.context.db
    .select()
    .from(sales_statements)
    .orderBy(desc(sales_statements.statement_no))
    .limit(LATEST);
  const statement = draw.one(rows);
  if (!statement) return;
  // In full, half of it, or back.
  const { gross_amount, gross_micros, statement_no } = statement;
  const part = draw.one([1n, 1n, 2n, -3n] as const) ?? 1n;
  const { digits, scale } = parseExact(gross_amount);
  await pay(world, draw, {
    statement_no,
    settled_amount: formatDecimal({ digits: digits / part, scale }),
    received_micros: Number(gross_micros / part) + draw.number(9),
  });
}

/** Pays reports of a store in one currency: some, all, or more. */
async function payForReports(world: MoneyWorld, draw: RandomSource): Promise<void> {
  const micros = draw.number(200_000_000) + 1;
  const month = draw.chance(20) ? draw.one(listWorldPeriods(world.context.clock.now())) : undefined;
  await pay(world, draw, {
    store_id: draw.one(WORLD_STORES) ?? '',
    currency: draw.chance(30) ? 'EUR' : 'USD',
    period: month,
    settled_amount: formatDecimal({ digits: BigInt(micros) * 10n + BigInt(draw.number(10)), scale: 7 }),
    received_micros: micros,
    fee_micros: draw.number(900_000),
  });
}

type Scope = { statement_no: number } | { store_id: string; currency: string; period: string | undefined };
type Amounts = { settled_amount: string; received_micros: number; fee_micros?: number };

async function pay(world: MoneyWorld, draw: RandomSource, paid: Scope & Amounts): Promise<void> {
  const payment = {
    ...paid,
    received_on: world.context.clock.now().toISOString().slice(0, 10),
    accepts_overpayment: draw.chance(60),
    reference: `transfer ${draw.number(50)}`,
  };
  await action(world, (tx, now) => recordStorePayment(tx, world.staff, payment, now));
}

function action<T>({ context }: MoneyWorld, work: (tx: Tx, now: Date) => Promise<T>): Promise<T> {
  return inTransaction(context.db, (tx) => work(tx, context.clock.now()));
}
