import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { REPORT_PROBLEMS_MAX } from '@tangent/domain/money/money-limits.ts';
import { type Decimal, formatDecimal, parseDecimal, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { addMonths, getFirstDay, getLastDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { listDistributed } from '../../../platform/cluster/cluster-state.ts';
import { CopyIn } from '../../../platform/sql/copy-in.ts';
import { ensurePartition as ensureTablePartition } from '../../../platform/sql/ensure-partition.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { findRate } from '../../ledger/public.ts';
import { findStore, type ReadingContext, type ReportProblem, type SalesFileRow } from '../../store-file/public.ts';
import { createPostingTotals, type PostingTotalRow } from '../post/posting-totals.ts';
import type { ReportSource, SaleLine, StatementHead } from '../reports/report.ts';
import { EntryRows } from './entry-rows.ts';
import { EntryWriter, type FoundCharge } from './entry-writer.ts';
import { DecimalSum, SafeSum } from './exact-sum.ts';
import { findEarlierReports } from './find-hold-reasons.ts';
import { LinePoster } from './line-poster.ts';
import { RecordingLookup } from './recording-lookup.ts';
import { COPY_ENTRIES } from './row-head.ts';
import { loadChosenStores, type RunningStatement, type StatementRate } from './statement-store.ts';
import { insertSuspense } from './suspense-rows.ts';

/** Creates the partition of the entries table for a month of sales, unless it exists. Returns true when it is new. */
export async function ensurePartition(db: Db, firstDay: string): Promise<boolean> {
  const period = toPeriod(firstDay);
  // Distributed tables have no triggers: there the rights keep them append-only.
  const isDistributed = (await listDistributed(db)).has('royalty_entries');
  return ensureTablePartition(db, {
    table: 'royalty_entries',
    name: `royalty_entries_y${period.replace('-', 'm')}`,
    from: getFirstDay(period),
    to: getFirstDay(addMonths(period, 1)),
    prepare: (table) =>
      isDistributed
        ? sql`revoke update, delete, truncate on ${table} from current_user`
        : sql`create trigger append_only before update or delete or truncate on ${table}
                for each statement execute function refuse_change()`,
  });
}

/** Lines processed before other work of this process gets its turn: so few that the database does not wait for data. */
const LINES_PER_BATCH = 128;
/** Limits of the lines in suspense and totals collected before they are sent. */
const SUSPENSE_AT_ONCE = 20_000;
const TOTALS_PER_BATCH = 300_000;

/** The result of reading a report. */
export interface Reading {
  report: ReportSource;
  statements: RunningStatement[];
  lines: LinePoster;
  recordingLookup: RecordingLookup;
  /** The fines and fees among the lines. */
  charges: readonly FoundCharge[];
  problems: ReportProblem[];
  problem_count: number;
  /**
   * True when entries, totals and lines in suspense are written. False as soon as staff must decide first, or the file
   * is refused.
   */
  is_written: boolean;
}

/** Reads a report to its end and writes its lines on the way; totals and ledger come afterwards. */
export async function readReport(
  readingContext: ReadingContext,
  { file, report, posting_no }: { file: SalesFileRow; report: ReportSource; posting_no: number },
): Promise<Reading> {
  const reader = new ReportReader(readingContext, file, report, posting_no);
  try {
    await createPostingTotals(readingContext.tx, posting_no);
    return await reader.read(await loadChosenStores(readingContext.lookups, file.id));
  } catch (error) {
    await reader.abandon();
    throw error;
  }
}

/** Limit of the numbers in the database, and so in the ledger. */
const STATEMENT_MAX = 9_000_000_000_000_000_000n;
const TOO_LARGE: ReportProblem = { line_no: 0, code: 'sum_too_large' };

function isTooLarge({ gross_amount, gross_micros }: RunningStatement): boolean {
  return [toMicros(gross_amount.total()), gross_micros.total()].some(
    (micros) => micros > STATEMENT_MAX || micros < -STATEMENT_MAX,
  );
}

class ReportReader {
  private readonly statements: RunningStatement[] = [];
  private readonly recordingLookup: RecordingLookup;
  private readonly copy: CopyIn;
  private readonly rows: EntryRows;
  private readonly entries: EntryWriter;
  private readonly lines: LinePoster;

  constructor(
    private readonly readingContext: ReadingContext,
    private readonly file: SalesFileRow,
    private readonly report: ReportSource,
    private readonly posting_no: number,
  ) {
    const { file_no } = file;
    this.recordingLookup = new RecordingLookup(
      readingContext.lookups,
      file.decision === 'replace' ? file.replaces_id : null,
    );
    this.copy = new CopyIn(readingContext.client, COPY_ENTRIES);
    const getStatement = (statement: number) => {
      const { statement_no = 0, store_id = null } = this.statements[statement] ?? {};
      return { statement_no, store_id: store_id ?? '' };
    };
    const getRowSource = (statement: number) => ({ file_no, posting_no, ...getStatement(statement) });
    this.rows = new EntryRows(getRowSource, (block) => this.copy.write(block));
    this.entries = new EntryWriter(this.rows, getStatement);
    this.lines = new LinePoster(this.recordingLookup, this.statements, this.entries);
  }

  async read(findChosenStore: Awaited<ReturnType<typeof loadChosenStores>>): Promise<Reading> {
    const { report, lines, statements, recordingLookup } = this;
    for await (const batch of report.batches()) {
      for (const head of report.statements.slice(statements.length)) await this.open(head, findChosenStore);
      for (let start = 0; start < batch.length; start += LINES_PER_BATCH)
        await this.work(batch.slice(start, start + LINES_PER_BATCH));
    }
    const found = [...report.problems, ...lines.problems, ...statements.filter(isTooLarge).map(() => TOO_LARGE)];
    const problems = found.slice(0, REPORT_PROBLEMS_MAX);
    const problem_count = Math.max(report.problem_count + lines.problem_count, problems.length);
    if (problem_count > 0) await this.abandon();
    const is_written = lines.entries !== null;
    if (is_written) await this.send();
    const { charges } = this.entries;
    return { report, statements, lines, recordingLookup, charges, problems, problem_count, is_written };
  }

  /** Stops writing; the transaction rolls back all that was written. */
  async abandon(): Promise<void> {
    this.lines.entries = null;
    this.lines.suspense = [];
    await this.copy.abandon();
  }

  private async open(
    head: RunningStatement['head'],
    findChosenStore: Awaited<ReturnType<typeof loadChosenStores>>,
  ): Promise<void> {
    const { readingContext, file, report } = this;
    const statement = await startStatement(readingContext.lookups, { file_no: file.file_no, head, findChosenStore });
    this.statements.push(statement);
    const isKnown = statement.store_id !== null && statement.rate !== null;
    const earlier =
      file.decision === 'post'
        ? []
        : await findEarlierReports(readingContext.lookups, file, report.profile, [statement]);
    if (!isKnown || earlier.length > 0) return this.abandon();
    // Rows on their way do not know a partition that is created now.
    if (await ensurePartition(readingContext.db, statement.first_day)) await this.copy.end();
  }

  private async work(lines: readonly SaleLine[]): Promise<void> {
    this.readingContext.signal.throwIfAborted();
    await this.lines.post(lines);
    if (this.lines.entries === null) return;
    if (this.entries.size >= TOTALS_PER_BATCH || this.recordingLookup.isFull()) await this.send();
    else if (this.lines.suspense.length >= SUSPENSE_AT_ONCE) await this.sendSuspense();
    await this.copy.settle();
    await yieldToOthers();
  }

  // The connection does one thing at a time: first entries, then the rows collected in the meantime.
  private async send(): Promise<void> {
    this.rows.flush();
    await this.sendSuspense();
    const sums = this.entries.drainSums(this.recordingLookup.allRecordings());
    await copyPostingTotals(this.readingContext.client, this.posting_no, sums);
    if (!this.recordingLookup.isFull()) return;
    this.recordingLookup.clear();
    this.rows.clear();
  }

  private async sendSuspense(): Promise<void> {
    const { readingContext, file, lines } = this;
    await this.copy.end();
    if (lines.suspense.length > 0) await insertSuspense(readingContext.tx, file.file_no, lines.suspense);
    lines.suspense = [];
  }
}

const BLOCK_LENGTH = 256 * 1_024;

/**
 * Adds hundreds of thousands of totals to those of a posting (PostgreSQL, COPY, text format). No value in them needs
 * escaping.
 */
async function copyPostingTotals(
  client: pg.ClientBase,
  postingNo: number,
  rows: Iterable<PostingTotalRow>,
): Promise<void> {
  await pipeline(Readable.from(listBlocks(rows)), client.query(copyFrom(`copy posting_sums_${postingNo} from stdin`)));
}

function* listBlocks(rows: Iterable<PostingTotalRow>): Generator<string> {
  let block = '';
  for (const row of rows) {
    block += writeRow(row);
    if (block.length < BLOCK_LENGTH) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}

function writeRow(row: PostingTotalRow): string {
  const { holder_id, period, track_id, is_share, statement_no, store_id, country, is_charge } = row;
  const { lines, units, gross_micros, net_micros, amount_micros } = row;
  const key = `${holder_id}\t${period}\t${track_id}\t${is_share}\t${statement_no}\t${store_id}\t${country}\t${is_charge}`;
  return `${key}\t${lines}\t${units}\t${gross_micros}\t${net_micros}\t${amount_micros}\n`;
}

const HOME_RATE: StatementRate = { rate: { digits: 1n, scale: 0 }, rate_date: null, rate_source: 'home' };
/** Decimal places of a stored rate. */
const RATE_SCALE = 12;

/** Starts a statement: assigns its number, and finds its store and the rate of its conversion. */
async function startStatement(
  tx: Db | Tx,
  {
    file_no,
    head,
    findChosenStore,
  }: { file_no: number; head: StatementHead; findChosenStore: Awaited<ReturnType<typeof loadChosenStores>> },
): Promise<RunningStatement> {
  const statement_id = buildStatementId(head, file_no);
  const first_day = getFirstDay(head.period);
  const chosen = findChosenStore({ statement_id, period: first_day, currency: head.currency });
  const { rows } = await tx.execute<{ no: string }>(sql`select nextval('sales_statements_statement_no_seq') as no`);
  return {
    head,
    statement_no: Number(rows[0]?.no),
    statement_id,
    first_day,
    store_id: chosen ?? (await findStore(tx, head.store_ref)),
    rate: await findStatementRate(tx, head),
    lines: 0,
    units: new SafeSum(),
    gross_amount: new DecimalSum(),
    gross_micros: new SafeSum(),
    suspense_micros: new SafeSum(),
  };
}

/** Returns the store's name of a statement, or one made of store, month, currency and file. */
function buildStatementId({ statement_id, store_ref, period, currency }: StatementHead, fileNo: number): string {
  return statement_id ?? `${store_ref}-${period}-${currency}-${fileNo}`;
}

async function findStatementRate(tx: Db | Tx, head: StatementHead): Promise<StatementRate | null> {
  if (head.currency === HOME_CURRENCY) return HOME_RATE;
  if (head.rate !== null) {
    const rate = shorten(head.rate);
    return rate.digits > 0n ? { rate, rate_date: head.rate_date, rate_source: 'report' } : null;
  }
  const found = await findRate(tx, head.currency, getLastDay(head.period));
  return found && { rate: shorten(found.rate), rate_date: found.day, rate_source: 'table' };
}

/** Shortens a rate to its stored form without trailing zeros, so that computations with it can be repeated. */
function shorten(rate: Decimal): Decimal {
  const scale = Math.min(rate.scale, RATE_SCALE);
  const digits = rate.digits / 10n ** BigInt(rate.scale - scale);
  return parseDecimal(formatDecimal({ digits, scale })) ?? rate;
}
