import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { utcDay, utcStartMs } from '@tangent/domain/calendar.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { getPaymentDueOn } from '@tangent/domain/money/ledger/account-figures.ts';
import { WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money/money-limits.ts';
import { formatDecimal, parseExact } from '@tangent/domain/money/royalty/decimal.ts';
import { addMonths, getLastDay, listPeriods, type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { microsToCents } from '@tangent/domain/money.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../../identity/auth/public.ts';
import { saveSplit } from '../../money/collaborator/save-split.ts';
import { computeBalance, recordStorePayment, setRate } from '../../money/ledger/public.ts';
import { choosePayoutMethod } from '../../money/payout/choose-payout-method.ts';
import { createSetup } from '../../money/payout/create-setup.ts';
import { pollSetup } from '../../money/payout/poll-setup.ts';
import { requestWithdrawal } from '../../money/payout/request-withdrawal.ts';
import { sendWithdrawal } from '../../money/payout/send-withdrawal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { toEmail } from './demo-accounts.ts';
import { fineDemo } from './demo-fines.ts';
import { fillStoreCatalogues } from './demo-sales.ts';
import { readOldNotifications } from './furnish-demo.ts';
import { listSent } from './list-sent.ts';
import { postToSandbox } from './post-to-sandbox.ts';
import { takeDownDemo } from './take-down-demo.ts';
import { hasFiles, waitForFiles } from './wait-for-files.ts';

/** Months of royalties in the demo. */
const MONTHS = 12;
/**
 * Exchange rates of the currencies of the sandbox's stores in dollars: the same in every month, so that sums are easy
 * to check.
 */
const RATES = { EUR: '1.0846', GBP: '1.2711', BRL: '0.1845', TRY: '0.02437' } as const;

/**
 * Adds months of royalties to the demo: the stores of the sandbox receive the releases they have had for a long time
 * and report them month by month into the inbox, and the product reads these like any other reports. Afterwards stores
 * have paid, a track is split, and artists were paid. An interrupted run continues with the payments, and a finished
 * one does nothing.
 */
export async function seedDemoMoney(context: Context): Promise<void> {
  if (await isPaid(context)) return;
  if (!(await hasFiles(context, 'report'))) await reportMonths(context);
  await waitForFiles(context, 'report', (await listSent(context, '/control/reports')).length);
  await payDemo(context);
  await readOldNotifications(context);
}

/** Whether every artist of the demo who was paid has a withdrawal. */
async function isPaid({ db }: Context): Promise<boolean> {
  const emails = PAID.map(({ username }) => toEmail(username));
  const paid = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(withdrawals, eq(withdrawals.account_id, users.id))
    .where(inArray(users.email, emails));
  return paid.length === PAID.length;
}

async function reportMonths(context: Context): Promise<void> {
  const last = addMonths(toPeriod(utcDay(context.clock.now().getTime())), -1);
  const periods = listPeriods(addMonths(last, 1 - MONTHS), last);
  await setRates(context, periods);
  await addDemoSplit(context);
  await fillStoreCatalogues(context);
  await takeDownDemo(context);
  await fineDemo(context, last);
  for (const period of periods) await postToSandbox(context, '/control/reports', { period });
}

async function setRates({ db, clock }: Context, periods: readonly Period[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const period of periods) {
      for (const [currency, rate] of Object.entries(RATES)) {
        await setRate(tx, null, { currency, day: getLastDay(period), rate, source: 'Demo' }, clock.now());
      }
    }
  });
}

const SHARED = { account: 'pro', title: 'Old Harbour' } as const;
/** A payee with an account, who has accepted the share, and one without, whose share waits. */
const ACCEPTED = toEmail('free');
const PARTS = [
  { name: 'Paulo Andrade', roles: ['composer', 'writer'] as const, share_basis_points: 6_000, email: null },
  { name: 'Fern Okafor', roles: ['lyricist'] as const, share_basis_points: 2_500, email: ACCEPTED },
  { name: 'Rui Matos', roles: ['producer'] as const, share_basis_points: 1_500, email: 'rui@studio.example' },
];

/** Splits the earnings of a track of the demo among three collaborators, from before its release. */
async function addDemoSplit({ db, clock }: Context): Promise<void> {
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.email, toEmail(SHARED.account)));
  const [shared] = await db
    .select({ track_id: tracks.id, approved_at: releases.approved_at })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(and(eq(releases.title, SHARED.title), eq(releases.account_id, owner?.id ?? '')));
  if (!owner || !shared?.approved_at) throw new Error(`The demo has no ${SHARED.title} to share`);
  const actor: Actor = { user_id: owner.id, is_staff: false, plan: 'pro', language: 'en' };
  const now = shared.approved_at;
  const effective_from = toPeriod(now.toISOString());
  const draft = {
    parts: PARTS.map((part) => ({ ...part, roles: [...part.roles] })),
    effective_from,
    recoupable_cents: 0,
  };
  await inTransaction(db, async (tx) => {
    await saveSplit(tx, actor, { wanted: [{ track_id: shared.track_id, based_on: 0 }], ...draft, now });
    // The link in the email is valid for some weeks after the invitation.
    await tx.update(payees).set({ invited_at: clock.now() }).where(eq(payees.owner_id, owner.id));
    const [friend] = await tx.select({ id: users.id }).from(users).where(eq(users.email, ACCEPTED));
    const accepted = { state: 'claimed', account_id: friend?.id ?? null, answered_at: now } as const;
    await tx
      .update(payees)
      .set(accepted)
      .where(and(eq(payees.owner_id, owner.id), eq(payees.email, ACCEPTED)));
  });
}

/**
 * Who is paid by Stripe, and when: each withdrawal by the days since its request and its percentage of the earnings.
 * All of `pro` have arrived; the last one of `advanced` is on its way.
 */
const PAID = [
  {
    username: 'pro',
    withdrawals: [
      { days_ago: 281, percent: 4 },
      { days_ago: 204, percent: 9 },
      { days_ago: 127, percent: 15 },
      { days_ago: 61, percent: 20 },
    ],
  },
  {
    username: 'advanced',
    withdrawals: [
      { days_ago: 158, percent: 22 },
      { days_ago: 12, percent: 18 },
    ],
  },
] as const;
/** Stripe was set up some days before the first request, and pays in the morning. */
const SET_UP_BEFORE_DAYS = 9;
const SENT_AT_MS = 8 * HOUR_MS;
const REQUEST_CONTEXT = { ip_address: '127.0.0.1', user_agent: null };

/** Adds the payments of the demo: stores have paid their reports, and Stripe has paid artists during the year. */
async function payDemo(context: Context): Promise<void> {
  await payReports(context);
  for (const { username, withdrawals: wanted } of PAID) {
    const [user] = await context.db
      .select()
      .from(users)
      .where(eq(users.email, toEmail(username)));
    if (user) await payOut(context, user.id, wanted);
  }
}

/** A store that is late with the last month that was due, and one that paid a part of the next one early, in percent. */
const LATE_STORE = 'deezer';
const EARLY = { store_id: 'spotify', percent: 60n };

/**
 * Records payments of the stores: each paid its months when they were due, except one that is late; one has paid a part
 * of the next month already; later months are open.
 */
async function payReports({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const [staff] = await db
    .select({ user_id: users.id })
    .from(users)
    .where(eq(users.email, toEmail('staff')));
  if (!staff) return;
  const rows = await db
    .select({ statement: sales_statements })
    .from(sales_statements)
    .innerJoin(sales_files, eq(sales_files.id, sales_statements.file_id))
    .where(and(eq(sales_files.state, 'posted'), eq(sales_files.kind, 'report')))
    .orderBy(asc(sales_statements.period), asc(sales_statements.statement_no));
  const today = utcDay(now.getTime());
  const isDue = ({ period }: Statement) => getPaymentDueOn(toPeriod(period)) <= today;
  const statements = rows.map(({ statement }) => statement).filter(({ gross_micros }) => gross_micros > 0n);
  const lastDue = statements.filter(isDue).at(-1)?.period;
  const next = statements.find((statement) => !isDue(statement))?.period;
  for (const statement of statements) {
    const { store_id, period } = statement;
    if (isDue(statement) && !(store_id === LATE_STORE && period === lastDue)) {
      await payReport(db, staff, { statement, percent: 100n, received_on: getPaymentDueOn(toPeriod(period)), now });
    } else if (store_id === EARLY.store_id && period === next) {
      await payReport(db, staff, { statement, percent: EARLY.percent, received_on: today, now });
    }
  }
}

type Statement = typeof sales_statements.$inferSelect;
type DemoPayment = { statement: Statement; percent: bigint; received_on: string; now: Date };

async function payReport(
  db: Context['db'],
  staff: { user_id: string },
  { statement, percent, received_on, now }: DemoPayment,
): Promise<void> {
  const { digits, scale } = parseExact(statement.gross_amount);
  const payment = {
    statement_no: statement.statement_no,
    received_on,
    reference: `DEMO-${statement.statement_no}`,
    accepts_overpayment: false,
    settled_amount: formatDecimal({ digits: (digits * percent) / 100n, scale }),
    received_micros: Number((statement.gross_micros * percent) / 100n),
  };
  await inTransaction(db, (tx) => recordStorePayment(tx, staff, payment, now));
}

type PastWithdrawal = (typeof PAID)[number]['withdrawals'][number];

/** Sets Stripe up on its page, and makes the withdrawals one after the other, each at its time. */
async function payOut(context: Context, user_id: string, wanted: readonly PastWithdrawal[]): Promise<void> {
  const { db, clock } = context;
  const [earlier] = await db.select().from(withdrawals).where(eq(withdrawals.account_id, user_id)).limit(1);
  if (earlier) return;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const visiting = { now: ago((wanted[0]?.days_ago ?? 0) + SET_UP_BEFORE_DAYS), requestContext: REQUEST_CONTEXT };
  await inTransaction(db, (tx) => choosePayoutMethod(tx, { user_id }, { method: 'stripe' }, visiting));
  const { address } = await createSetup(context, { user_id }, 'stripe', REQUEST_CONTEXT);
  await finish(address);
  await pollSetup(context, user_id, 'stripe');
  const owed = -(await computeBalance(db, { kind: 'artist_payable', account_id: user_id }));
  for (const { days_ago, percent } of wanted) {
    const amount_cents = Number((microsToCents(owed) * BigInt(percent)) / 100n);
    if (amount_cents >= WITHDRAWAL_MIN_CENTS) await withdraw(context, user_id, { amount_cents, now: ago(days_ago) });
  }
}

/** Requests a withdrawal, and sends it on its day if that has come; in one step, or the worker would send it today. */
async function withdraw(
  context: Context,
  user_id: string,
  { amount_cents, now }: { amount_cents: number; now: Date },
): Promise<void> {
  const { clock, payout_approval_cents: approval_cents } = context;
  const request = { id: uuidv7(), amount_cents };
  await inTransaction(context.db, async (tx) => {
    const { expected_on } = await requestWithdrawal(tx, { user_id }, request, { now, approval_cents });
    const sentAt = new Date(utcStartMs(expected_on) + SENT_AT_MS);
    if (sentAt >= clock.now()) return;
    await sendWithdrawal({ ...context, db: tx, clock: { ...clock, now: () => sentAt } }, request.id);
  });
}

/** Submits the page of the payment service. */
async function finish(address: string): Promise<void> {
  const body = new URLSearchParams({ decision: 'finish' });
  const { status } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The page of the payment service responded with ${status}`);
}
