import { trend_file_days, trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import {
  MAX_UNMATCHED_LINES,
  REPORT_PROBLEMS_MAX,
  UNMATCHED_TOLERANCE_PERCENT,
} from '@tangent/domain/money/money-limits.ts';
import { HOLD_REASONS, type HoldReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  findSameContent,
  type LockedFile,
  listOpenReasons,
  type ReadingContext,
  type SalesFileRow,
  updateFile,
} from '../../money/store-file/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { nameStores, writeFileDays } from './file-days.ts';
import { postTrends } from './post-trends.ts';
import { readTrendLines, type TrendReading } from './read-lines.ts';
import type { TrendsSource } from './reading/trend-line.ts';
import { lockTrends } from './trend-lock.ts';

/**
 * Reads a file of trends and counts it, in the transaction that locks the file: all of it, or nothing. If it has errors
 * or staff must decide first, the reasons are saved instead.
 */
export async function readTrends(
  context: ReadingContext,
  { file, trends, now }: { trends: TrendsSource } & Pick<LockedFile, 'file' | 'now'>,
): Promise<void> {
  const { tx } = context;
  const reading = await readTrendLines(context, trends);
  const { problems, problem_count } = reading;
  const read = { kind: 'trends', ...toCounts(reading), read_at: now } as const;
  const update = (change: Partial<SalesFileRow>) => updateFile(tx, file.id, { ...read, ...change });
  if (problem_count > 0)
    return update({ state: 'malformed', problems: problems.slice(0, REPORT_PROBLEMS_MAX), problem_count });
  await lockTrends(tx);
  const duplicate_of_id = await findSameContent(tx, file.id, read.content_sha256);
  if (duplicate_of_id !== null) return update({ state: 'duplicate', duplicate_of_id });
  const named = await nameStores(tx, file.file_no, reading.days.refs);
  await writeFileDays(tx, file.file_no, { days: reading.days.all, named });
  const hold_reasons = await findTrendHoldReasons(tx, file, reading);
  if (listOpenReasons(file, hold_reasons).length > 0) {
    const cleared = { decision: null, decided_by: null, decided_at: null, replaces_id: null };
    return update({ ...cleared, state: 'held', hold_reasons });
  }
  await postTrends(context, { file, reading, named });
  await update({ state: 'posted', posted_at: now });
}

function toCounts({ trends, days }: TrendReading) {
  const { lines, suspense_lines } = days;
  return {
    profile: trends.profile,
    content_sha256: trends.contentSha256(),
    lines,
    suspense_lines,
    matched_lines: lines - suspense_lines,
  };
}

/** Returns why staff must decide on trends before they count, without the reasons that staff has already accepted. */
async function findTrendHoldReasons(
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
