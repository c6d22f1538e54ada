import { sales_postings } from '@tangent/db/schema/money/sales.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';

export type PostingRow = typeof sales_postings.$inferSelect;

export async function insertPosting(tx: Tx, row: Omit<typeof sales_postings.$inferInsert, 'id'>): Promise<PostingRow> {
  const [posting] = await tx.insert(sales_postings).values(row).returning();
  if (!posting) throw new Error('the posting was not stored');
  return posting;
}
