import type { getRoyaltyLine } from '@tangent/contract/money/royalty-entry.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Storage } from '../../../gateways/storage/storage.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { getSalesLineView } from '../../store-file/public.ts';
import { getEntryRows } from './entry-view.ts';

type Line = z.input<typeof getRoyaltyLine.response>;

/**
 * Returns the line of an entry as in the store's file, without its neighbours, which belong to other accounts. The line
 * contains the earnings of the whole album even where only one track is shared: only the owner may see it.
 */
export async function getEntryLineView(
  context: { db: Db; storage: Storage },
  accountId: string,
  transactionId: string,
): Promise<Line> {
  const { rows } = await getEntryRows(context.db, accountId, transactionId);
  const [{ is_share, file_no, line_no }] = rows;
  if (is_share === 1) throw new Refusal('not_found');
  const { id, name } = sales_files;
  const [file] = await context.db
    .select({ id, name })
    .from(sales_files)
    .where(and(eq(sales_files.file_no, file_no), eq(sales_files.kind, 'report')));
  if (!file) throw new Refusal('not_found');
  const { lines } = await getSalesLineView(context, file.id, line_no);
  const text = lines.find((line) => line.line_no === line_no)?.text ?? '';
  return { file_name: file.name, line_no, text };
}
