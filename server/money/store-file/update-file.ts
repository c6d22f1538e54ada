import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { SalesFileRow } from './sales-file-row.ts';

/** Saves the outcome of reading a file. */
export async function updateFile(tx: Tx, fileId: string, change: Partial<SalesFileRow>): Promise<void> {
  await tx.update(sales_files).set(change).where(eq(sales_files.id, fileId));
}
