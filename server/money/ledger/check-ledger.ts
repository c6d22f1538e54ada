import type { LedgerCheckResult } from '@tangent/domain/money/ledger/ledger-check.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';

import { balanced } from './checks/balanced.ts';
import { bookedOnce } from './checks/booked-once.ts';
import { charges } from './checks/charges.ts';
import { clearing } from './checks/clearing.ts';
import { closedMonths } from './checks/closed-months.ts';
import { collectFacts } from './checks/collect-facts.ts';
import { conserved } from './checks/conserved.ts';
import { lines } from './checks/lines.ts';
import { noDebts } from './checks/no-debts.ts';
import { owed } from './checks/owed.ts';
import { received } from './checks/received.ts';
import { replay } from './checks/replay.ts';
import { totals } from './checks/totals.ts';

const CHECKS = [
  balanced,
  bookedOnce,
  lines,
  totals,
  charges,
  owed,
  noDebts,
  received,
  clearing,
  replay,
  conserved,
  closedMonths,
];

/** Looks for violations of every rule of the ledger in the data that a transaction sees. */
export async function runLedgerChecks(tx: Tx): Promise<LedgerCheckResult[]> {
  await collectFacts(tx);
  const results: LedgerCheckResult[] = [];
  for (const { rule, find } of CHECKS) results.push({ rule, ...(await find(tx)) });
  return results;
}

/**
 * Checks every rule of the ledger (section Ledger in docs/standards/reliability.md), on one view of the database while
 * all other work goes on. Returns the violations of every rule, by ids and amounts.
 */
export function checkLedger(db: Db): Promise<LedgerCheckResult[]> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    return runLedgerChecks(tx);
  });
}
