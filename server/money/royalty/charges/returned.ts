import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { and, asc, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';

const back = alias(royalty_charges, 'back');

/** Selects how much of a charge its store has taken back, in micro-dollars. */
export function selectReturned(chargeId: SQLWrapper) {
  return sql<string>`(select coalesce(sum(${back.amount_micros}), 0)::text from ${royalty_charges} back
    where ${back.returns_id} = ${chargeId} and ${back.reversed_at} is null)`;
}

/** Money that a store took back of a charge: how much, when last, and the entry of the last line. */
export type Returned = { micros: bigint; at: Date; transaction_id: string };

/** Lists what stores took back of charges, by the id of the charge; without those of which nothing came back. */
export async function listReturns(db: Db | Tx, chargeIds: readonly string[]): Promise<Map<string, Returned>> {
  const rows = await db
    .select()
    .from(royalty_charges)
    .where(and(inArray(royalty_charges.returns_id, [...chargeIds]), isNull(royalty_charges.reversed_at)))
    .orderBy(asc(royalty_charges.posted_at), asc(royalty_charges.posting_no));
  const found = new Map<string, Returned>();
  for (const row of rows) {
    const id = row.returns_id ?? '';
    const micros = (found.get(id)?.micros ?? 0n) + row.amount_micros;
    found.set(id, { micros, at: row.posted_at, transaction_id: buildTransactionId(row) });
  }
  return found;
}
