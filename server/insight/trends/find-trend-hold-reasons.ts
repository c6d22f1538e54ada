import { trend_file_days, trend_reported_days } from '@tangent/db/schema/trend.ts';
import { MAX_UNMATCHED_LINES, UNMATCHED_TOLERANCE_PERCENT } from '@tangent/domain/money-limits.ts';
import { HOLD_REASONS, type HoldReason } from '@tangent/domain/royalty/sales-file.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SalesFileRow } from '../../money/store-file/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { TrendReading } from './read-lines.ts';

/** Returns why staff must decide on trends before they count, without the reasons that staff has already accepted. */
export async function findTrendHoldReasons(
  tx: Tx,
  { file_no, decision }: SalesFileRow,
  { days, stranger_streams }: TrendReading,
): Promise<HoldReason[]> {
  const found = new Set<HoldReason>();
  // A replacement reverses the earlier figures, so they are no reason to hold it.
  if (decision !== 'replace' && (await isReportedAlready(tx, file_no))) found.add('same_day');
  const isNameless = and(eq(trend_file_days.file_no, file_no), isNull(trend_file_days.store_id));
  if ((await tx.$count(trend_file_days, isNameless)) > 0) found.add('unknown_store');
  const streams = days.all.reduce((sum, day) => sum + day.streams, 0);
  const isMuch = stranger_streams * 100 > streams * UNMATCHED_TOLERANCE_PERCENT;
  if (isMuch && days.suspense_lines > MAX_UNMATCHED_LINES) found.add('much_unmatched');
  return HOLD_REASONS.filter((reason) => found.has(reason));
}

async function isReportedAlready(tx: Tx, fileNo: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from ${trend_file_days} d
      join ${trend_reported_days} a on a.store_id = d.store_id and a.day = d.day and a.file_no <> d.file_no
     where d.file_no = ${fileNo} limit 1`);
  return rows.length > 0;
}
