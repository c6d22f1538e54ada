import { store_payments } from '@tangent/db/schema/money/royalty.ts';
import { parseExact, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

type Row = typeof store_payments.$inferSelect;

/**
 * Finds a payment that was recorded already, by its reference. Refuses the reference of another payment. One transfer
 * may be entered report by report; a transfer of a store that is entered as a whole is entered once.
 */
export async function findSamePayment(tx: Tx, row: Omit<Row, 'id'>): Promise<Row | null> {
  const { store_id, currency, reference } = store_payments;
  const rows = await tx
    .select()
    .from(store_payments)
    .where(and(eq(store_id, row.store_id), eq(currency, row.currency), eq(reference, row.reference)));
  const known = rows.filter(
    ({ statement_no }) => statement_no === row.statement_no || statement_no === null || row.statement_no === null,
  );
  const [same] = known;
  if (same === undefined) return null;
  if (known.length > 1 || !isSame(same, row)) throw new Refusal('reference_used');
  return same;
}

function isSame(one: Omit<Row, 'id'>, other: Omit<Row, 'id'>): boolean {
  return (
    one.statement_no === other.statement_no &&
    one.period === other.period &&
    one.received_on === other.received_on &&
    one.received_micros === other.received_micros &&
    one.fee_micros === other.fee_micros &&
    toMicros(parseExact(one.settled_amount)) === toMicros(parseExact(other.settled_amount))
  );
}
