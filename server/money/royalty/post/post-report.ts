import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import type { HoldReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { and, eq, sql } from 'drizzle-orm';
import { recordStatements } from '../../../events/activity/public.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { lockPostings } from '../../ledger/public.ts';
import {
  findSameContent,
  type LockedFile,
  listOpenReasons,
  type OwnParty,
  type ReadingContext,
  type SalesFileRow,
  StaleReadError,
  updateFile,
} from '../../store-file/public.ts';
import { insertCharges } from '../charges/charge-store.ts';
import { followCharges } from '../charges/follow-charges.ts';
import { findHoldReasons } from '../read/find-hold-reasons.ts';
import { type Reading, readReport } from '../read/read-report.ts';
import { writeStatements } from '../read/statement-store.ts';
import type { ReportSource } from '../reports/report.ts';
import { applyCredits } from './apply-credits.ts';
import { bookPosting } from './book-posting.ts';
import { insertPosting, type PostingRow } from './insert-posting.ts';
import { postingTotalsTable } from './posting-totals.ts';
import { reversePosted } from './reverse-posted.ts';
import { saveRecoupments } from './save-recoupments.ts';
import { buildStatementSides } from './statement-sides.ts';

/**
 * Reads a report of sales and posts it. If it has errors or staff must decide first, the reasons are saved instead, and
 * nothing of what was written on the way.
 */
export async function postReport(
  readingContext: ReadingContext,
  { report, file, now, sender }: { report: ReportSource } & LockedFile,
): Promise<void> {
  const { tx } = readingContext;
  const cleared = { ...file, replaces_id: await findReplaced(tx, file) };
  const reading = await tryToPost(readingContext, { file: cleared, report, now, sender });
  if (reading !== null) await saveOutcome(tx, cleared, reading, { now, sender });
}

/** Finds the file that this one replaces, unless it was reversed in the meantime: then nothing is left to reverse. */
async function findReplaced(tx: Tx, { replaces_id }: SalesFileRow): Promise<string | null> {
  if (replaces_id === null) return null;
  const isPosted = and(eq(sales_files.id, replaces_id), eq(sales_files.state, 'posted'));
  return (await tx.$count(sales_files, isPosted)) > 0 ? replaces_id : null;
}

class NotPosted extends Error {}

/** Returns null when the file is posted; otherwise the reading, of which nothing is stored. */
async function tryToPost(
  readingContext: ReadingContext,
  { file, report, now, sender }: { report: ReportSource } & LockedFile,
): Promise<Reading | null> {
  let reading: Reading | null = null;
  try {
    await readingContext.tx.transaction(async (tx) => {
      const by = { at: now, actor_id: file.decided_by };
      const posting = await insertPosting(tx, { file_id: file.id, kind: 'report', ...by });
      reading = await readReport({ ...readingContext, tx }, { file, report, posting_no: posting.posting_no });
      if (!reading.is_written) throw new NotPosted();
      await lockPostings(tx);
      if ((await findReplaced(tx, file)) !== file.replaces_id) throw new StaleReadError();
      if ((await findSameContent(tx, file.id, reading.report.contentSha256())) !== null) throw new NotPosted();
      if (listOpenReasons(file, await listHoldReasons(tx, file, reading, sender)).length > 0) throw new NotPosted();
      const { replaces_id } = file;
      if (replaces_id !== null) await reversePosted(tx, replaces_id, { ...by, note: file.note });
      // Posted from here on: money that its store has paid before covers it.
      await updateFile(tx, file.id, {
        ...toCounts(reading),
        replaces_id,
        state: 'posted',
        read_at: now,
        posted_at: now,
      });
      await postReading(tx, file, posting, reading);
    });
    return null;
  } catch (error) {
    if (error instanceof NotPosted && reading !== null) return reading;
    throw error;
  }
}

/** Saves why a file was not posted: it has errors, is a duplicate, or is held for staff. */
async function saveOutcome(
  tx: Tx,
  file: SalesFileRow,
  reading: Reading,
  { now, sender }: Pick<LockedFile, 'now' | 'sender'>,
): Promise<void> {
  await lockPostings(tx);
  const { problems, problem_count } = reading;
  const read = { ...toCounts(reading), read_at: now };
  if (problem_count > 0) return updateFile(tx, file.id, { ...read, state: 'malformed', problems, problem_count });
  const duplicate_of_id = await findSameContent(tx, file.id, reading.report.contentSha256());
  if (duplicate_of_id !== null) return updateFile(tx, file.id, { ...read, state: 'duplicate', duplicate_of_id });
  const hold_reasons = await listHoldReasons(tx, file, reading, sender);
  if (listOpenReasons(file, hold_reasons).length === 0) throw new StaleReadError();
  await writeStatements(tx, file.id, reading.statements);
  const cleared = { decision: null, decided_by: null, decided_at: null, replaces_id: null };
  await updateFile(tx, file.id, { ...read, ...cleared, state: 'held', hold_reasons });
}

function toCounts({ report, lines }: Reading) {
  const { suspense_lines } = lines;
  return {
    profile: report.profile,
    content_sha256: report.contentSha256(),
    lines: lines.lines,
    equal_lines: report.equal_lines,
    suspense_lines,
    matched_lines: lines.lines - suspense_lines,
  };
}

function listHoldReasons(
  tx: Tx,
  file: SalesFileRow,
  { report, statements, lines }: Reading,
  sender: OwnParty,
): Promise<HoldReason[]> {
  return findHoldReasons(tx, file, { report, statements, counts: lines, sender });
}

/** Posts a report whose entries are written. */
async function postReading(tx: Tx, file: SalesFileRow, posting: PostingRow, reading: Reading): Promise<void> {
  const { statements, recordingLookup } = reading;
  await saveRecoupments(tx, posting.posting_no, [...recordingLookup.versions.values()]);
  await writeStatements(tx, file.id, statements);
  await insertCharges(
    tx,
    posting,
    reading.charges.map((charge) => ({ ...charge, file_no: file.file_no })),
  );
  const sides = statements.flatMap(({ store_id, rate, head, gross_amount, suspense_micros }) => {
    if (store_id === null || rate === null) throw new Error('a statement without a store or a rate cannot be posted');
    const [gross, suspense] = [gross_amount.total(), suspense_micros.total()];
    const { currency } = head;
    return buildStatementSides({ store_id, currency, gross_amount: gross, rate: rate.rate, suspense_micros: suspense });
  });
  await bookPosting(tx, posting, { sides });
  await applyCredits(tx, posting, statements);
  await recordStatements(tx, await listPaidMonths(tx, posting.posting_no), posting.at);
  await followCharges(tx, posting);
}

/** Lists the accounts that a posting pays, each with its months; shares count for the account that accepted them. */
async function listPaidMonths(tx: Tx, postingNo: number): Promise<{ account_id: string; month: string }[]> {
  const { rows } = await tx.execute<{ account_id: string; month: string }>(sql`
    select distinct coalesce(p.account_id, s.holder_id) as account_id, to_char(s.period, 'YYYY-MM') as month
      from ${postingTotalsTable(postingNo)} s left join ${payees} p on p.id = s.holder_id
     where s.amount_micros > 0 and (s.is_share = 0 or p.account_id is not null)`);
  return rows;
}
