import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { applyStoreCredit } from '../../ledger/public.ts';
import type { RunningStatement } from '../read/statement-store.ts';
import type { PostingRow } from './insert-posting.ts';

/**
 * Covers statements of the stores of a report with money that they had paid before. A statement that stands in place of
 * a reversed one of its month comes first: it gets what that one had.
 */
export async function applyCredits(
  tx: Tx,
  { id: posting_id, at }: PostingRow,
  statements: readonly RunningStatement[],
): Promise<void> {
  const { rows: replacing } = await tx.execute<{ statement_no: number }>(sql`
    select s.statement_no from ${sales_statements} s
     where s.statement_no = any(${sql.param(statements.map(({ statement_no }) => statement_no))}::int[]) and exists (
       select 1 from ${sales_statements} o join ${sales_files} f on f.id = o.file_id
        where o.store_id = s.store_id and o.period = s.period and o.currency = s.currency and f.state = 'reversed')
     order by s.period, s.statement_no`);
  const first = replacing.map(({ statement_no }) => statement_no);
  const payers = statements.map(({ store_id, head }) => ({ store_id: store_id ?? '', currency: head.currency }));
  for (const payer of new Map(payers.map((one) => [`${one.store_id} ${one.currency}`, one])).values())
    await applyStoreCredit(tx, { ...payer, first, posting_id, at });
}
