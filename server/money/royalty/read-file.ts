import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import type { HoldReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { recordStatements } from '../../events/activity/public.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { createTrendsSource, readTrends } from '../../insight/trends/public.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';
import { findDatabaseError } from '../../platform/sql/database-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import {
  createTextSource,
  findSameContent,
  listOpenReasons,
  type ReadingContext,
  type SalesFileRow,
} from '../store-file/public.ts';
import { bookPosting } from './book-posting.ts';
import { findHoldReasons } from './find-hold-reasons.ts';
import type { OwnParty } from './find-party-reasons.ts';
import { insertPosting, type PostingRow } from './insert-posting.ts';
import { lockPostings } from './posting-lock.ts';
import { postingTotalsTable } from './posting-totals.ts';
import { type Reading, readReport } from './read-report.ts';
import { salesFileKey } from './receive-file.ts';
import { createReportSource } from './reports/create-report-source.ts';
import type { ReportSource } from './reports/report.ts';
import { reversePosted } from './reverse-posted.ts';
import { saveRecoupments } from './save-recoupments.ts';
import { StaleReadError } from './stale-read-error.ts';
import { buildStatementSides } from './statement-sides.ts';
import { writeStatements } from './statement-store.ts';

/** Dependencies of the functions that read and post sales files. */
export interface RoyaltyContext extends BaseContext {
  pool: pg.Pool;
  log: Log;
  storage: Storage;
  /** Our own party, to which reports must be addressed. */
  sender: OwnParty;
}

const TRIES = 5;
const DEADLOCK = '40P01';

/**
 * Reads a file of sales and posts it, in one transaction: all of it, or nothing (rule F30 in
 * docs/standards/reliability.md). If it has errors or staff must decide first, the reasons are saved instead. Of two
 * workers that read the same file one succeeds; reading it again changes nothing.
 */
export async function readSalesFile(context: RoyaltyContext, fileId: string, signal: AbortSignal): Promise<void> {
  if (!(await startReading(context.db, fileId))) return;
  for (let attempt = 1; ; attempt++) {
    try {
      return await readOnce(context, fileId, signal);
    } catch (error) {
      const isWorthRepeating = error instanceof StaleReadError || findDatabaseError(error)?.code === DEADLOCK;
      if (!isWorthRepeating || attempt === TRIES) throw error;
    }
  }
}

/** Starts reading. Returns false when there is nothing to read, or another worker is reading the file. */
async function startReading(db: Db, fileId: string): Promise<boolean> {
  const { id, state } = sales_files;
  const free = db
    .select({ id })
    .from(sales_files)
    .where(and(eq(id, fileId), inArray(state, ['received', 'reading'])))
    .for('no key update', { skipLocked: true });
  const started = await db.update(sales_files).set({ state: 'reading' }).where(inArray(id, free)).returning({ id });
  return started.length > 0;
}

async function readOnce(context: RoyaltyContext, fileId: string, signal: AbortSignal): Promise<void> {
  const { db, pool } = context;
  await withTransaction(pool, {}, (tx, client) =>
    // The second connection runs lookups while the first is busy writing, and sees one state of the database from start
    // to end.
    withTransaction(pool, { isolationLevel: 'repeatable read' }, (lookups) =>
      readLocked(context, { tx, client, lookups, db, signal }, fileId),
    ),
  );
}

async function withTransaction(
  pool: pg.Pool,
  config: PgTransactionConfig,
  work: (tx: Tx, client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await drizzle(client).transaction(async (tx) => {
      await disableTimeouts(tx);
      await work(tx, client);
    }, config);
  } finally {
    client.release();
  }
}

// Millions of lines take time, and a connection may be idle in the meantime.
async function disableTimeouts(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

async function readLocked(context: RoyaltyContext, readingContext: ReadingContext, fileId: string): Promise<void> {
  const { tx } = readingContext;
  const [file] = await tx
    .select()
    .from(sales_files)
    .where(and(eq(sales_files.id, fileId), eq(sales_files.state, 'reading')))
    .for('no key update', { skipLocked: true });
  if (!file) return;
  const now = context.clock.now();
  const bytes = await context.storage.openRead(salesFileKey(file.id));
  try {
    const today = utcDay(now.getTime());
    const text = await createTextSource(bytes);
    const report = createReportSource(text, { today });
    if (report === null) {
      const trends = createTrendsSource(text, today);
      if (trends !== null) return await readTrends(readingContext, { file, trends, now });
      await text.close();
      return await updateFile(tx, file.id, { state: 'unknown_format', read_at: now });
    }
    const cleared = { ...file, replaces_id: await findReplaced(tx, file) };
    const { sender } = context;
    const reading = await tryToPost(readingContext, { file: cleared, report, now, sender });
    if (reading !== null) await saveOutcome(tx, cleared, reading, { now, sender });
  } finally {
    bytes.destroy();
  }
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
  { file, report, now, sender }: { file: SalesFileRow; report: ReportSource; now: Date; sender: OwnParty },
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
      await postReading(tx, file, posting, reading);
      await updateFile(tx, file.id, {
        ...toCounts(reading),
        replaces_id,
        state: 'posted',
        read_at: now,
        posted_at: now,
      });
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
  { now, sender }: { now: Date; sender: OwnParty },
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

async function updateFile(tx: Tx, fileId: string, change: Partial<SalesFileRow>): Promise<void> {
  await tx.update(sales_files).set(change).where(eq(sales_files.id, fileId));
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
  const { statements, catalogue } = reading;
  await saveRecoupments(tx, posting.posting_no, [...catalogue.versions.values()]);
  await writeStatements(tx, file.id, statements);
  const sides = statements.flatMap(({ store_id, rate, head, gross_amount, suspense_micros }) => {
    if (store_id === null || rate === null) throw new Error('a statement without a store or a rate cannot be posted');
    const [gross, suspense] = [gross_amount.total(), suspense_micros.total()];
    const { currency } = head;
    return buildStatementSides({ store_id, currency, gross_amount: gross, rate: rate.rate, suspense_micros: suspense });
  });
  await bookPosting(tx, posting, { sides });
  await recordStatements(tx, await listPaidMonths(tx, posting.posting_no), posting.at);
}

/** Lists the accounts that a posting pays, each with its months; shares count for the account that claimed them. */
async function listPaidMonths(tx: Tx, postingNo: number): Promise<{ account_id: string; month: string }[]> {
  const { rows } = await tx.execute<{ account_id: string; month: string }>(sql`
    select distinct coalesce(p.account_id, s.holder_id) as account_id, to_char(s.period, 'YYYY-MM') as month
      from ${postingTotalsTable(postingNo)} s left join ${payees} p on p.id = s.holder_id
     where s.amount_micros > 0 and (s.is_share = 0 or p.account_id is not null)`);
  return rows;
}
