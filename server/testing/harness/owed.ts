import { ledger_accounts, ledger_postings } from '@tangent/db/schema/money/ledger.ts';
import { sql } from 'drizzle-orm';
import { type PayableRef, toColumns } from '../../money/ledger/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Computes all that we owe a holder, in micros: what stores have paid, and what they have only reported. */
export async function computeOwed(db: Db | Tx, ref: PayableRef): Promise<bigint> {
  const { kind, ...columns } = {
    account_id: null,
    payee_id: null,
    release_id: null,
    track_id: null,
    store_id: null,
    ...toColumns(ref),
  };
  const { rows } = await db.execute<{ owed: string }>(sql`
    select coalesce(-sum(p.amount_micros), 0)::text as owed
      from ${ledger_accounts} a join ${ledger_postings} p on p.ledger_account_id = a.id
     where a.kind in (${kind}, ${kind.replace('payable', 'reported')})
       and a.account_id is not distinct from ${columns.account_id}::uuid
       and a.payee_id is not distinct from ${columns.payee_id}::uuid
       and a.release_id is not distinct from ${columns.release_id}::uuid
       and a.track_id is not distinct from ${columns.track_id}::uuid
       and a.store_id is not distinct from ${columns.store_id}`);
  return BigInt(rows[0]?.owed ?? 0);
}
