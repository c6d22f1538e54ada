import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** A stored file of a store, with sales or trends. */
export type SalesFileRow = typeof sales_files.$inferSelect;

/**
 * Finds another file with the same decoded lines, whatever its name and compression (rule F25 in
 * docs/standards/reliability.md).
 */
export async function findSameContent(tx: Tx, fileId: string, contentSha256: string): Promise<string | null> {
  const { id, state, content_sha256 } = sales_files;
  const isSame = and(eq(content_sha256, contentSha256), inArray(state, ['held', 'posted']), ne(id, fileId));
  const [same] = await tx.select({ id }).from(sales_files).where(isSame);
  return same?.id ?? null;
}

/** Saves the outcome of reading a file. */
export async function updateFile(tx: Tx, fileId: string, change: Partial<SalesFileRow>): Promise<void> {
  await tx.update(sales_files).set(change).where(eq(sales_files.id, fileId));
}
