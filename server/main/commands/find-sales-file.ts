import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { readId } from './read-id.ts';

/** Finds the id of a sales file by its id or by its number, which is what staff sees. */
export async function findSalesFileId(db: Db, args: readonly string[]): Promise<string> {
  const [word = ''] = args;
  if (!/^\d{1,9}$/.test(word)) return readId(args, 'sales');
  const [file] = await db
    .select({ id: sales_files.id })
    .from(sales_files)
    .where(eq(sales_files.file_no, Number(word)));
  if (!file) throw new Error(`There is no file ${word}; "sales list" shows them`);
  return file.id;
}
