import { users } from '@tangent/db/schema/account.ts';
import { withdrawals } from '@tangent/db/schema/payout.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/sales.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { microsToCents } from '@tangent/domain/money.ts';
import { STORE_TERMS_DAYS, WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money-limits.ts';
import { getLastDay } from '@tangent/domain/royalty/period.ts';
import { and, eq, lt } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { computeBalance, recordStorePayment } from '../../money/ledger/public.ts';
import { choosePayoutMethod } from '../../money/payout/choose-payout-method.ts';
import { createSetup } from '../../money/payout/create-setup.ts';
import { pollSetup } from '../../money/payout/poll-setup.ts';
import { requestWithdrawal } from '../../money/payout/request-withdrawal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { toEmail } from './demo-accounts.ts';

const PAID = 'pro';
/** Long enough ago to be due, and after the payout method was set up. */
const DAYS_AGO = { method: 60, withdrawal: 45 } as const;
const PAID_CENTS = 25_000;
const REQUEST_CONTEXT = { address: '127.0.0.1', user_agent: null };

/** Adds the payments of the demo: stores have paid their reports, and Stripe pays `pro`. */
export async function payDemo(context: Context): Promise<void> {
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
