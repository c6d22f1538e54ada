import { ledger_checks } from '@tangent/db/schema/money/ledger.ts';
import { targetMs, type WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { desc } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Lists the rules that the last check of the ledger found broken. */
export async function listLedgerWork(db: Db): Promise<WaitingItem[]> {
  const { results, finished_at, started_at } = ledger_checks;
  const [last] = await db.select({ results, finished_at }).from(ledger_checks).orderBy(desc(started_at)).limit(1);
  if (last === undefined) return [];
  const due_ms = targetMs('ledger', last.finished_at);
  return last.results.filter(({ count }) => count > 0).map(({ rule }) => ({ id: rule, name: rule, due_ms }));
}
