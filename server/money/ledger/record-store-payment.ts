import { store_payments } from '@tangent/db/schema/money/royalty.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { checkStorePayment } from '@tangent/domain/money/ledger/check-store-payment.ts';
import { type Decimal, formatDecimal, parseDecimal, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { getFirstDay } from '@tangent/domain/money/royalty/period.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { buildPaymentSides } from './build-payment-sides.ts';
import { dividePayment, valueParts } from './divide-payment.ts';
import { findSamePayment } from './find-same-payment.ts';
import { findPaidStatement, insertParts, type PaymentScope } from './payment-part-store.ts';
import { postTransaction } from './post-transaction.ts';
import { lockPostings } from './posting-lock.ts';
import { listReceivedSides } from './settle-statements.ts';

export type NewStorePayment = {
  received_on: string;
  /** The exact amount that the store paid, in the currency of its reports. Below zero it took money back. */
  settled_amount: string;
  /** The amount that arrived, and the fee that the bank kept, in micro-dollars. */
  received_micros: number;
  fee_micros?: number | undefined;
  /** The name of the payment at the bank. */
  reference: string;
  accepts_overpayment: boolean;
} & (
  | { statement_no: number }
  // For the reports of a store in a currency, of one month or of all.
  | { store_id: string; currency: string; period?: string | undefined }
);

export type StorePaymentRow = typeof store_payments.$inferSelect;

/**
 * Records money received from a store and posts it to the ledger: the bank has it, the store owes less, and holders can
 * withdraw their parts of the reports that it covers, the oldest first. What no report needs stays as the store's
 * credit and needs `accepts_overpayment`. A repeated payment changes nothing.
 */
export async function recordStorePayment(
  tx: Tx,
  actor: Pick<Actor, 'user_id'>,
  input: NewStorePayment,
  now: Date,
): Promise<StorePaymentRow> {
  const issues = checkStorePayment(input, utcDay(now.getTime()));
  const paid = parseDecimal(input.settled_amount) ?? ZERO;
  if (issues.length === 0 && toMicros(paid) === 0n) issues.push({ code: 'invalid_amount', path: 'settled_amount' });
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  // Payments and postings follow each other, so that each sees what the ones before it covered.
  await lockPostings(tx);
  const scope = await readScope(tx, input);
  const row = toRow(scope, input, { actor, now });
  const same = await findSamePayment(tx, row);
  if (same !== null) return same;
  const { changes, rest } = await dividePayment(tx, scope, { paid, accepts_rest: input.accepts_overpayment });
  const [payment] = await tx.insert(store_payments).values(row).returning();
  if (!payment) throw new Error('the payment was not stored');
  const parts = valueParts(payment, { paid, changes, rest });
  await insertParts(
    tx,
    parts.map((part) => ({ ...part, amount: formatDecimal(part.amount), payment_id: payment.id, at: now })),
  );
  await postTransaction(tx, {
    key: `store_payment:${payment.id}`,
    kind: 'store_payment',
    at: now,
    actor_id: actor.user_id,
    subject_id: payment.id,
    sides: [...buildPaymentSides(payment, { paid, parts }), ...(await listReceivedSides(tx, changes))],
  });
  await logPayment(tx, actor, payment);
  return payment;
}

const ZERO: Decimal = { digits: 0n, scale: 0 };

/** Returns which reports a payment is for. One for a report of unknown store or rate cannot be. */
async function readScope(tx: Tx, input: NewStorePayment): Promise<PaymentScope> {
  if (!('statement_no' in input)) {
    const { store_id, currency, period } = input;
    return { store_id, currency, statement_no: null, period: period === undefined ? null : getFirstDay(period) };
  }
  const statement = await findPaidStatement(tx, input.statement_no);
  if (statement === null) throw new Refusal('not_found');
  const { store_id, currency, statement_no } = statement;
  return { store_id, currency, statement_no, period: null };
}

type NewRow = Omit<StorePaymentRow, 'id'>;

function toRow(
  scope: PaymentScope,
  { received_on, settled_amount, received_micros, fee_micros = 0, reference }: NewStorePayment,
  { actor, now }: { actor: Pick<Actor, 'user_id'>; now: Date },
): NewRow {
  const amounts = { settled_amount, received_micros: BigInt(received_micros), fee_micros: BigInt(fee_micros) };
  return { ...scope, received_on, ...amounts, reference, recorded_by: actor.user_id, recorded_at: now };
}

function logPayment(tx: Tx, actor: Pick<Actor, 'user_id'>, payment: StorePaymentRow): Promise<void> {
  const { store_id, statement_no, period, received_on, settled_amount, reference, currency } = payment;
  return recordAction(tx, 'ledger.payment_recorded', {
    by: byStaff(actor),
    subject: { kind: 'store', id: store_id },
    details: {
      ...(statement_no === null ? {} : { statement_no }),
      ...(period === null ? {} : { period }),
      received_on,
      settled_amount,
      received_micros: Number(payment.received_micros),
      fee_micros: Number(payment.fee_micros),
      reference,
      currency,
    },
    at: payment.recorded_at,
  });
}
