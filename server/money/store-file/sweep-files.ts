import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { inArray } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { readSalesFileJob } from './jobs.ts';

/**
 * Enqueues the reading of every waiting file again, in case its job was lost. A job for a file that is being read does
 * nothing.
 */
export function sweepSalesFiles(db: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    const isWaiting = inArray(sales_files.state, ['received', 'reading']);
    const files = await tx.select({ id: sales_files.id }).from(sales_files).where(isWaiting);
    for (const { id } of files) await enqueue(tx, readSalesFileJob, { file_id: id }, { key: id });
  });
}
