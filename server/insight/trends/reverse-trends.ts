import { trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { reverseDays } from './reverse-days.ts';
import { lockTrends } from './trend-lock.ts';

/** Reverses a posted file of trends: its lines leave the figures, so it has no mirror. */
export async function reverseTrends(tx: Tx, fileId: string, { note }: { note: string }): Promise<null> {
  await lockTrends(tx);
  const [file] = await tx
    .update(sales_files)
    .set({ state: 'reversed', note })
    .where(and(eq(sales_files.id, fileId), eq(sales_files.state, 'posted'), eq(sales_files.kind, 'trends')))
    .returning();
  if (!file) throw new Refusal('invalid_transition');
  await tx.execute(sql`set local statement_timeout = 0`);
  await reverseDays(tx, sql`select file_no, store_id, day from ${trend_reported_days} where file_no = ${file.file_no}`);
  return null;
}
