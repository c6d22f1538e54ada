import { trend_file_days, trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { requireStore, type SalesFileRow } from '../../money/store-file/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Saves the store of trends whose file does not name it: nothing counts while the store is unknown. */
export async function assignTrendStore(tx: Tx, { file_no }: SalesFileRow, storeId: string | undefined): Promise<void> {
  const isUnknown = and(eq(trend_file_days.file_no, file_no), isNull(trend_file_days.store_id));
  if ((await tx.$count(trend_file_days, isUnknown)) === 0) return;
  const store_id = await requireStore(tx, storeId);
  await tx.update(trend_file_days).set({ store_id }).where(isUnknown);
}

/**
 * Returns the newest file that already reported one of these stores and days: trends replace earlier figures of their
 * days, from any number of files.
 */
export async function getReplacedTrends(tx: Tx, { file_no }: SalesFileRow): Promise<string> {
  const [newest] = await tx
    .select({ id: sales_files.id })
    .from(trend_file_days)
    .innerJoin(
      trend_reported_days,
      and(
        eq(trend_reported_days.store_id, trend_file_days.store_id),
        eq(trend_reported_days.day, trend_file_days.day),
        ne(trend_reported_days.file_no, trend_file_days.file_no),
      ),
    )
    .innerJoin(sales_files, eq(sales_files.file_no, trend_reported_days.file_no))
    .where(eq(trend_file_days.file_no, file_no))
    .orderBy(desc(sales_files.file_no))
    .limit(1);
  if (!newest) throw new Refusal('no_single_report');
  return newest.id;
}
