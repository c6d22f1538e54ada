import type { LedgerCheckResult } from '@tangent/domain/ledger/ledger-check.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { runLedgerChecks } from './run-ledger-checks.ts';

/**
 * Proves what must always hold of the books (section Ledger in docs/standards/reliability.md), on one view of the
 * database while everybody goes on working: for every rule the cases against it, by ids and amounts.
 */
export function checkLedger(db: Db): Promise<LedgerCheckResult[]> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    return runLedgerChecks(tx);
  });
}
