import { store_payments } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { checkStorePayment, findOverpaidAmount } from '@tangent/domain/money/ledger/check-store-payment.ts';
import { parseDecimal, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { postTransaction, type Side } from './post-transaction.ts';

export interface NewStorePayment {
  /** The report that it pays. */
  statement_no: number;
  received_on: string;
  /** The exact amount of the report that it settles, in the currency of the report. */
  settled_amount: string;
  /** The amount received, in micro-dollars. */
  received_micros: number;
  /** The name of the payment at the bank. */
  reference: string;
  accepts_overpayment: boolean;
}

export type StorePaymentRow = typeof store_payments.$inferSelect;

/**
 * Records money received from a store and posts it to the ledger: the bank has it, the store owes less, and an
 * overpayment or underpayment is posted separately. A repeated payment changes nothing; one that settles more than is
 * open needs `accepts_overpayment`.
 */
export async function recordStorePayment(
  tx: Tx,
  actor: Pick<Actor, 'user_id'>,
  { accepts_overpayment, ...input }: NewStorePayment,
  now: Date,
): Promise<StorePaymentRow> {
  const issues = checkStorePayment(input, utcDay(now.getTime()));
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const statement = await getStatement(tx, input.statement_no);
  const settled = parseDecimal(input.settled_amount) ?? { digits: 0n, scale: 0 };
  const settled_micros = toMicros(settled);
  if (settled_micros === 0n) throw new Refusal('invalid_input', [{ code: 'invalid_amount', path: 'settled_amount' }]);
  const row = {
    ...input,
    received_micros: BigInt(input.received_micros),
    recorded_by: actor.user_id,
    recorded_at: now,
  };
  const [payment] = await tx.insert(store_payments).values(row).onConflictDoNothing().returning();
  if (!payment) return getSame(tx, row);
  if (!accepts_overpayment && findOverpaidAmount(await readOpenAmount(tx, payment), payment.settled_amount) !== null) {
    throw new Refusal('payment_exceeds_owed');
  }
  const rate = parseDecimal(statement.rate) ?? undefined;
  const sides = buildSides(statement, settled_micros, toMicros(settled, rate), row.received_micros);
  const key = `store_payment:${payment.id}`;
  await postTransaction(tx, {
    key,
    kind: 'store_payment',
    at: now,
    actor_id: actor.user_id,
    subject_id: payment.id,
    sides,
  });
  await recordAction(tx, 'ledger.payment_recorded', {
    by: byStaff(actor),
    subject: { kind: 'store', id: statement.store_id },
    details: { ...input, currency: statement.currency },
    at: now,
  });
  return payment;
}

type Statement = { store_id: string; currency: string; rate: string };

async function getStatement(tx: Tx, statement_no: number): Promise<Statement> {
  const { store_id, currency, rate } = sales_statements;
  const [row] = await tx
    .select({ store_id, currency, rate })
    .from(sales_statements)
    .innerJoin(sales_files, eq(sales_files.id, sales_statements.file_id))
    .where(and(isNumbered(statement_no), inArray(sales_files.state, ['posted', 'reversed'])))
    // Payments for one report follow each other, so that each sees what the ones before it settled.
    .for('update', { of: sales_statements });
  if (!row?.store_id || !row.rate) throw new Refusal('not_found');
  return { store_id: row.store_id, currency: row.currency, rate: row.rate };
}

// A number from outside may be greater than the column can hold.
const isNumbered = (statement_no: number) => sql`${sales_statements.statement_no} = ${statement_no}::bigint`;

/** Returns what was open of the report before this payment, in its currency: nothing of one that was reversed. */
async function readOpenAmount(tx: Tx, { id, statement_no }: StorePaymentRow): Promise<string> {
  const settled = sql`(select coalesce(sum(p.settled_amount), 0) from ${store_payments} p
    where p.statement_no = ${statement_no} and p.id <> ${id})`;
  const owed = sql`case when ${sales_files.state} = 'posted' then ${sales_statements.gross_amount} else 0 end`;
  const [row] = await tx
    .select({ open: sql<string>`trim_scale(${owed} - ${settled})::text` })
    .from(sales_statements)
    .innerJoin(sales_files, eq(sales_files.id, sales_statements.file_id))
    .where(isNumbered(statement_no));
  return row?.open ?? '0';
}

async function getSame(tx: Tx, input: Omit<StorePaymentRow, 'id'>): Promise<StorePaymentRow> {
  const { statement_no, reference } = input;
  const [row] = await tx
    .select()
    .from(store_payments)
    .where(and(eq(store_payments.statement_no, statement_no), eq(store_payments.reference, reference)));
  const isSame =
    row !== undefined &&
    row.received_on === input.received_on &&
    row.received_micros === input.received_micros &&
    toMicros(parseDecimal(row.settled_amount) ?? ZERO) === toMicros(parseDecimal(input.settled_amount) ?? ZERO);
  if (!isSame) throw new Refusal('reference_used');
  return row;
}

const ZERO = { digits: 0n, scale: 0 };

/**
 * Builds the sides from the settled amount, in the currency of the report and in dollars at the rate it was posted
 * with, and from the amount received, each in micros.
 */
function buildSides(
  { store_id, currency }: Statement,
  settled: bigint,
  settledAtHome: bigint,
  received: bigint,
): Side[] {
  const isForeign = currency !== HOME_CURRENCY;
  const crossing: Side[] = isForeign
    ? [
        { ref: { kind: 'exchange', currency }, amount_micros: settled },
        { ref: { kind: 'exchange', currency: HOME_CURRENCY }, amount_micros: -settledAtHome },
      ]
    : [];
  return [
    { ref: { kind: 'store_receivable', store_id, currency }, amount_micros: -settled },
    ...crossing,
    { ref: { kind: 'bank' }, amount_micros: received },
    { ref: { kind: 'exchange_difference' }, amount_micros: settledAtHome - received },
  ];
}
