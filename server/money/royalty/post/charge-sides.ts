import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { Side } from '../../ledger/public.ts';
import { postingTotalsTable } from './posting-totals.ts';

/**
 * Lists the fines and fees of a posting: what each store charged, and what each account bears of it. Together they are
 * zero, beside the sides of the holders, which contain the same amounts: so the ledger shows where each charge went.
 */
export async function listChargeSides(tx: Tx, postingNo: number): Promise<Side[]> {
  const { rows } = await tx.execute<{ store_id: string; account_id: string; micros: string }>(sql`
    select store_id, holder_id as account_id, sum(amount_micros)::text as micros
      from ${postingTotalsTable(postingNo)} where is_charge group by 1, 2 order by 1, 2`);
  return rows.flatMap(({ store_id, account_id, micros }): Side[] => [
    { ref: { kind: 'store_charge', store_id }, amount_micros: -BigInt(micros) },
    { ref: { kind: 'store_charge', account_id }, amount_micros: BigInt(micros) },
  ]);
}
