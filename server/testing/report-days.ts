import { sales_files } from '@tangent/db/schema/sales.ts';
import { trend_entries, trend_file_days, trend_reported_days } from '@tangent/db/schema/trend.ts';
import { eq } from 'drizzle-orm';
import { enqueueMonitoring } from '../monitoring/public.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { TestApp } from './test-app.ts';
import { addTrends, type PostedTrend } from './trend-rows.ts';

/** Lines as a store tells them, in a file of their own, as the import leaves it behind; the watch is asked to look. */
export async function reportDays(app: TestApp, accountId: string, lines: readonly PostedTrend[]): Promise<number> {
  const at = app.clock.now();
  const posted = { name: 'trends.csv', size_bytes: 1, state: 'posted', source: 'command' } as const;
  const row = { ...posted, received_at: at, posted_at: at };
  const [file] = await app.db.insert(sales_files).values(row).returning();
  const { file_no = 0 } = file ?? {};
  await addTrends(app, accountId, { file_no, lines });
  const days = new Map(lines.map(({ store_id, day }) => [`${store_id} ${day}`, { store_id, day }]));
  const reported = [...days.values()].map(({ store_id, day }) => ({
    file_no,
    store_ref: store_id,
    store_id,
    day,
    lines: 1,
    suspense_lines: 0,
  }));
  await inTransaction(app.db, async (tx) => {
    await tx.insert(trend_file_days).values(reported);
    await enqueueMonitoring(tx, file_no);
  });
  return file_no;
}

/** Takes the lines of a file back, as the import does. */
export async function reverseFileDays({ db }: TestApp, fileNo: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.delete(trend_entries).where(eq(trend_entries.file_no, fileNo));
    await tx.delete(trend_reported_days).where(eq(trend_reported_days.file_no, fileNo));
    await enqueueMonitoring(tx, fileNo);
  });
}
