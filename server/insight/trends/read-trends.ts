import { sales_files } from '@tangent/db/schema/sales.ts';
import { REPORT_PROBLEMS_MAX } from '@tangent/domain/money-limits.ts';
import { eq } from 'drizzle-orm';
import {
  findSameContent,
  listOpenReasons,
  type ReadingContext,
  type SalesFileRow,
} from '../../money/store-file/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { nameStores, writeFileDays } from './file-days.ts';
import { findTrendHoldReasons } from './find-trend-hold-reasons.ts';
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
  { file, trends, now }: { file: SalesFileRow; trends: TrendsSource; now: Date },
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

async function updateFile(tx: Tx, id: string, change: Partial<SalesFileRow>): Promise<void> {
  await tx.update(sales_files).set(change).where(eq(sales_files.id, id));
}
