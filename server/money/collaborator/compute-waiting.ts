import { ledger_accounts, ledger_postings } from '@tangent/db/schema/money/ledger.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Returns the ledger balances of payees whose share is not accepted yet, on hold or not, in micro-dollars. */
export async function computeWaiting(db: Db | Tx, payeeIds: readonly string[]): Promise<Map<string, bigint>> {
  if (payeeIds.length === 0) return new Map();
  const { payee_id, id } = ledger_accounts;
  const rows = await db
    .select({ payee_id, owed: sql<string>`-sum(${ledger_postings.amount_micros})` })
    .from(ledger_accounts)
    .innerJoin(ledger_postings, eq(ledger_postings.ledger_account_id, id))
    .where(inArray(payee_id, [...payeeIds]))
    .groupBy(payee_id);
  return new Map(rows.map((row) => [row.payee_id ?? '', BigInt(row.owed)]));
}
