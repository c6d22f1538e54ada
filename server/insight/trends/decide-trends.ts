import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { trend_file_days, trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Saves the store of trends whose file does not name it: nothing counts while the store is unknown. */
export async function assignTrendStore(tx: Tx, fileNo: number, storeId: string | undefined): Promise<void> {
  const isUnknown = and(eq(trend_file_days.file_no, fileNo), isNull(trend_file_days.store_id));
  if ((await tx.$count(trend_file_days, isUnknown)) === 0) return;
  const issue = (code: string) => new Refusal('invalid_input', [{ code, path: 'store_id' }]);
  if (storeId === undefined) throw issue('required');
  if ((await tx.$count(stores, eq(stores.id, storeId))) === 0) throw issue('invalid_choice');
  await tx.update(trend_file_days).set({ store_id: storeId }).where(isUnknown);
}

/** Finds the newest file that already reported one of these stores and days; null without one. */
export async function findReportedBefore(tx: Tx | Db, fileNo: number): Promise<number | null> {
  const { rows } = await tx.execute<{ file_no: number | null }>(sql`
    select max(a.file_no) as file_no from ${trend_file_days} d
      join ${trend_reported_days} a on a.store_id = d.store_id and a.day = d.day and a.file_no <> d.file_no
     where d.file_no = ${fileNo}`);
  return rows[0]?.file_no ?? null;
}
