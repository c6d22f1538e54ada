import { sales_files } from '@tangent/db/schema/sales.ts';
import { REPORT_PROBLEMS_MAX } from '@tangent/domain/money-limits.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/sql/open-database.ts';
import { findSameContent, openReasons, type ReadingPlace, type SalesFileRow } from '../store-file/public.ts';
import { nameStores, writeFileDays } from './file-days.ts';
import { findTrendHoldReasons } from './find-trend-hold-reasons.ts';
import { postTrends } from './post-trends.ts';
import { readTrendLines, type TrendReading } from './read-lines.ts';
import type { OpenTrends } from './reading/trend-line.ts';
import { lockTrends } from './trend-lock.ts';

/**
 * Reads a file of trends and counts it, in the transaction that holds the file: all of it, or nothing. What is wrong with it, or why a
 * person has to look first, is written down instead.
 */
export async function readTrends(
  place: ReadingPlace,
  { file, trends, now }: { file: SalesFileRow; trends: OpenTrends; now: Date },
): Promise<void> {
  const { tx } = place;
  const reading = await readTrendLines(place, trends);
  const { problems, problem_count } = reading;
  const read = { kind: 'trends', ...countsOf(reading), read_at: now } as const;
  const update = (change: Partial<SalesFileRow>) => updateFile(tx, file.id, { ...read, ...change });
  if (problem_count > 0)
    return update({ state: 'malformed', problems: problems.slice(0, REPORT_PROBLEMS_MAX), problem_count });
  await lockTrends(tx);
  const same_as_id = await findSameContent(tx, file.id, read.content_sha256);
  if (same_as_id !== null) return update({ state: 'duplicate', same_as_id });
  const named = await nameStores(tx, file.file_no, reading.days.refs);
  await writeFileDays(tx, file.file_no, { days: reading.days.all, named });
  const hold_reasons = await findTrendHoldReasons(tx, file, reading);
  if (openReasons(file, hold_reasons).length > 0) {
    const asked = { answer: null, answered_by: null, answered_at: null, replaces_id: null };
    return update({ ...asked, state: 'held', hold_reasons });
  }
  await postTrends(place, { file, reading, named });
  await update({ state: 'posted', posted_at: now });
}

function countsOf({ trends, days }: TrendReading) {
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
