import { users } from '@tangent/db/schema/account.ts';
import { withdrawals } from '@tangent/db/schema/payout.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/sales.ts';
import { payees } from '@tangent/db/schema/split.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { microsToCents } from '@tangent/domain/money.ts';
import { STORE_TERMS_DAYS, WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money-limits.ts';
import { addMonths, getLastDay, listPeriods, type Period, toPeriod } from '@tangent/domain/royalty/period.ts';
import { and, eq, lt } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../../identity/auth/public.ts';
import { saveSplit } from '../../money/collaborator/save-split.ts';
import { computeBalance, recordStorePayment, setRate } from '../../money/ledger/public.ts';
import { choosePayoutMethod } from '../../money/payout/choose-payout-method.ts';
import { createSetup } from '../../money/payout/create-setup.ts';
import { pollSetup } from '../../money/payout/poll-setup.ts';
import { requestWithdrawal } from '../../money/payout/request-withdrawal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { toEmail } from './demo-accounts.ts';
import { listDemoSales } from './demo-sales.ts';
import { listSent } from './list-sent.ts';
import { postToSandbox } from './post-to-sandbox.ts';
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
 * have paid, a track is split, and a user was paid. Does nothing once reports exist.
 */
export async function seedDemoMoney(context: Context): Promise<void> {
  if (await hasFiles(context, 'report')) return;
  const now = context.clock.now();
  const today = utcDay(now.getTime());
  const last = addMonths(toPeriod(today), -1);
  const periods = listPeriods(addMonths(last, 1 - MONTHS), last);
  await setRates(context, periods);
  await addDemoSplit(context);
  await postToSandbox(context, '/control/reports/catalogue', { releases: await listDemoSales(context) });
  for (const period of periods) await postToSandbox(context, '/control/reports', { period });
  await waitForFiles(context, 'report', (await listSent(context, '/control/reports')).length);
  await payDemo(context);
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
/** A payee with an account, who has claimed the share, and one without, whose share waits. */
const CLAIMED = toEmail('free');
const PARTS = [
  { name: 'Paulo Andrade', roles: ['composer', 'writer'] as const, share_basis_points: 6_000, email: null },
  { name: 'Fern Okafor', roles: ['lyricist'] as const, share_basis_points: 2_500, email: CLAIMED },
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
    const [friend] = await tx.select({ id: users.id }).from(users).where(eq(users.email, CLAIMED));
    const claimed = { state: 'claimed', account_id: friend?.id ?? null, answered_at: now } as const;
    await tx
      .update(payees)
      .set(claimed)
      .where(and(eq(payees.owner_id, owner.id), eq(payees.email, CLAIMED)));
  });
}

const PAID = 'pro';
/** Long enough ago to be due, and after the payout method was set up. */
const DAYS_AGO = { method: 60, withdrawal: 45 } as const;
const PAID_CENTS = 25_000;
const REQUEST_CONTEXT = { address: '127.0.0.1', user_agent: null };

/** Adds the payments of the demo: stores have paid their reports, and Stripe pays `pro`. */
async function payDemo(context: Context): Promise<void> {
  await payReports(context);
  const [user] = await context.db
    .select()
    .from(users)
    .where(eq(users.email, toEmail(PAID)));
  if (user) await payOut(context, user.id);
}

/** Records full payments for all reports whose payment was due by now. */
async function payReports({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const [staff] = await db
    .select({ user_id: users.id })
    .from(users)
    .where(eq(users.email, toEmail('staff')));
  const rows = await db
    .select({ statement: sales_statements })
    .from(sales_statements)
    .innerJoin(sales_files, eq(sales_files.id, sales_statements.file_id))
    .where(and(eq(sales_files.state, 'posted'), lt(sales_statements.period, utcDay(now.getTime()))));
  for (const { statement } of rows) {
    const received_on = addDays(getLastDay(statement.period.slice(0, 7)), STORE_TERMS_DAYS.payment);
    if (!staff || received_on > utcDay(now.getTime()) || statement.gross_micros <= 0n) continue;
    const payment = {
      statement_no: statement.statement_no,
      received_on,
      reference: `DEMO-${statement.statement_no}`,
      accepts_overpayment: false,
      settled_amount: statement.gross_amount,
      received_micros: Number(statement.gross_micros),
    };
    await inTransaction(db, (tx) => recordStorePayment(tx, staff, payment, now));
  }
}

/** Sets Stripe up on its page, and requests a part of the balance early enough that the worker sends it now. */
async function payOut(context: Context, user_id: string): Promise<void> {
  const { db, clock, payout_approval_cents } = context;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const [earlier] = await db.select().from(withdrawals).where(eq(withdrawals.account_id, user_id)).limit(1);
  if (earlier) return;
  const visiting = { now: ago(DAYS_AGO.method), requestContext: REQUEST_CONTEXT };
  await inTransaction(db, (tx) => choosePayoutMethod(tx, { user_id }, { method: 'stripe' }, visiting));
  const { address } = await createSetup(context, { user_id }, 'stripe', REQUEST_CONTEXT);
  await finish(address);
  await pollSetup(context, user_id, 'stripe');
  await inTransaction(db, async (tx) => {
    const owed = -(await computeBalance(tx, { kind: 'artist_payable', account_id: user_id }));
    const half = Number(microsToCents(owed) / 2n);
    if (half < WITHDRAWAL_MIN_CENTS) return;
    // Small enough to need no approval.
    const amount_cents = Math.min(half, PAID_CENTS);
    const options = { now: ago(DAYS_AGO.withdrawal), approval_cents: payout_approval_cents };
    await requestWithdrawal(tx, { user_id }, { id: uuidv7(), amount_cents }, options);
  });
}

/** Submits the page of the payment service. */
async function finish(address: string): Promise<void> {
  const body = new URLSearchParams({ decision: 'finish' });
  const { status } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The page of the payment service responded with ${status}`);
}
