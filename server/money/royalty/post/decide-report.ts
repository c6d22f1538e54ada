import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { isSameReport } from '@tangent/domain/money/royalty/same-report.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { requireStore, type SalesFileRow } from '../../store-file/public.ts';

/**
 * Saves the store of a file: nothing is posted while it is unknown. Where the name of the sender is that of one store and
 * its id is not, the file itself cannot tell, and staff may put another store in place of the one that was found.
 */
export async function assignReportStore(
  tx: Tx,
  { id, hold_reasons }: SalesFileRow,
  storeId: string | undefined,
): Promise<void> {
  const isOwn = eq(sales_statements.file_id, id);
  const isUnknown = and(isOwn, isNull(sales_statements.store_id));
  const isMissing = (await tx.$count(sales_statements, isUnknown)) > 0;
  const isDoubtful = hold_reasons.includes('sender_mismatch');
  if (!isMissing && (storeId === undefined || !isDoubtful)) return;
  const store_id = await requireStore(tx, storeId);
  await tx
    .update(sales_statements)
    .set({ store_id })
    .where(isDoubtful ? isOwn : isUnknown);
}

/**
 * Returns the one posted file that already reported the same store and month. If there are none or several, or one that
 * reported more than this file, staff must reverse them one by one.
 */
export async function getReplacedReport(tx: Tx, { id, profile }: SalesFileRow): Promise<string> {
  const rows = await tx
    .selectDistinct({ id: sales_files.id, profile: sales_files.profile })
    .from(sales_files)
    .innerJoin(sales_statements, eq(sales_statements.file_id, sales_files.id))
    .where(
      and(
        eq(sales_files.state, 'posted'),
        eq(sales_files.kind, 'report'),
        sql`(${sales_statements.store_id}, ${sales_statements.period}) in (
          select store_id, period from ${sales_statements} own where own.file_id = ${id})`,
      ),
    );
  const same = rows.filter((row) => row.profile !== null && profile !== null && isSameReport(row.profile, profile));
  const [replaced] = same;
  if (!replaced || same.length > 1 || (await reportsMore(tx, replaced.id, id))) throw new Refusal('no_single_report');
  return replaced.id;
}

/** Checks whether a file reports a store or month that the other one lacks: replacing it would lose that money. */
async function reportsMore(tx: Tx, fileId: string, otherId: string): Promise<boolean> {
  const isMissing = sql`(${sales_statements.store_id}, ${sales_statements.period}) not in (
    select store_id, period from ${sales_statements} own where own.file_id = ${otherId})`;
  return (await tx.$count(sales_statements, and(eq(sales_statements.file_id, fileId), isMissing))) > 0;
}
