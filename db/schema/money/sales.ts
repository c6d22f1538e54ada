import { FILE_PROFILES } from '@tangent/domain/money/royalty/file-profile.ts';
import { LINE_KINDS } from '@tangent/domain/money/royalty/line-kind.ts';
import { RATE_SOURCES } from '@tangent/domain/money/royalty/rate-source.ts';
import {
  HOLD_DECISIONS,
  type HoldReason,
  SALES_FILE_KINDS,
  SALES_FILE_SOURCES,
  SALES_FILE_STATES,
  SUSPENSE_REASONS,
  SUSPENSE_STATES,
} from '@tangent/domain/money/royalty/sales-file.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { stores } from '../catalogue/store.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

const microsColumn = () => bigint({ mode: 'bigint' });
/** An amount exactly as in the report, in its own currency. */
const exactColumn = () => numeric({ precision: 42, scale: 18 });

/** A problem in a line of a refused report. */
export type ReportProblem = { line_no: number; code: string; params?: Record<string, string | number> };

/**
 * Received files with sales or trends. A reversal is a file of its own whose lines mirror the reversed ones.
 */
export const sales_files = pgTable(
  'sales_files',
  {
    id: idColumn(),
    file_no: integer().generatedAlwaysAsIdentity({ name: 'sales_files_file_no_seq' }),
    kind: text({ enum: SALES_FILE_KINDS }).notNull().default('report'),
    name: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    /** Of the bytes; a file with the same bytes is a duplicate. Null for a reversal. */
    sha256: text(),
    /** Of the decoded lines, independent of encoding, line ends and packing. */
    content_sha256: text(),
    /** Null until the format is known, and for rows without a file. */
    profile: text({ enum: FILE_PROFILES }),
    state: text({ enum: SALES_FILE_STATES }).notNull().default('received'),
    source: text({ enum: SALES_FILE_SOURCES }).notNull(),
    hold_reasons: jsonb().$type<HoldReason[]>().notNull().default([]),
    /** At most 100 (`REPORT_PROBLEMS_MAX`), and the number of all. */
    problems: jsonb().$type<ReportProblem[]>().notNull().default([]),
    problem_count: integer().notNull().default(0),
    lines: integer().notNull().default(0),
    matched_lines: integer().notNull().default(0),
    suspense_lines: integer().notNull().default(0),
    /** Lines that repeat an earlier line of the file. */
    equal_lines: integer().notNull().default(0),
    /** The file that this one duplicates, the one it reverses, and the one it was posted in place of. */
    duplicate_of_id: uuid(),
    reverses_id: uuid(),
    replaces_id: uuid(),
    received_at: instantColumn().notNull(),
    received_by: uuid().references(() => users.id),
    read_at: instantColumn(),
    posted_at: instantColumn(),
    decision: text({ enum: HOLD_DECISIONS }),
    decided_by: uuid().references(() => users.id),
    decided_at: instantColumn(),
    note: text(),
  },
  (t) => [
    uniqueIndex('sales_files_file_no_key').on(t.file_no),
    uniqueIndex('sales_files_sha256_key').on(t.sha256).where(sql`${t.state} <> 'duplicate'`),
    uniqueIndex('sales_files_content_key').on(t.content_sha256).where(sql`${t.state} in ('held', 'posted')`),
    index().on(t.received_at),
    index().on(t.state),
  ],
);

/** The report of one store for one month in one currency: the part of a file with one statement id. */
export const sales_statements = pgTable(
  'sales_statements',
  {
    id: idColumn(),
    statement_no: integer().generatedAlwaysAsIdentity({ name: 'sales_statements_statement_no_seq' }),
    /** As the store names it, or built from store, month, currency and file. */
    statement_id: text().notNull(),
    file_id: uuid()
      .notNull()
      .references(() => sales_files.id),
    /** Null until staff assign a store. */
    store_id: text().references(() => stores.id),
    period: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    /** US dollars for one unit of the currency, the day of the rate, and its source. Null while it is missing. */
    rate: numeric({ precision: 24, scale: 12 }),
    rate_date: date({ mode: 'string' }),
    rate_source: text({ enum: RATE_SOURCES }),
    lines: integer().notNull(),
    units: bigint({ mode: 'number' }).notNull(),
    /**
     * The total of the lines, and the total the report declares, in its currency; the latter is null when it declares
     * none.
     */
    gross_amount: exactColumn().notNull(),
    declared_amount: exactColumn(),
    gross_micros: microsColumn().notNull().default(sql`0`),
    suspense_micros: microsColumn().notNull().default(sql`0`),
  },
  (t) => [
    uniqueIndex('sales_statements_no_key').on(t.statement_no),
    uniqueIndex('sales_statements_file_key').on(t.file_id, t.statement_id, t.period, t.currency),
    index().on(t.store_id, t.period),
    index().on(t.statement_id),
  ],
);

/** Every time that lines became money: a report, lines that were matched later, a reversed report. */
export const sales_postings = pgTable(
  'sales_postings',
  {
    id: idColumn(),
    posting_no: integer().generatedAlwaysAsIdentity({ name: 'sales_postings_posting_no_seq' }),
    file_id: uuid()
      .notNull()
      .references(() => sales_files.id),
    kind: text({ enum: ['report', 'match', 'reversal'] }).notNull(),
    at: instantColumn().notNull(),
    actor_id: uuid().references(() => users.id),
  },
  (t) => [uniqueIndex('sales_postings_no_key').on(t.posting_no), index().on(t.file_id)],
);

/** Lines with money whose owner is not known yet (docs/standards/reports.md). */
export const suspense_lines = pgTable(
  'suspense_lines',
  {
    file_no: integer().notNull(),
    line_no: integer().notNull(),
    kind: text({ enum: LINE_KINDS }).notNull().default('sale'),
    statement_no: integer().notNull(),
    store_id: text().notNull(),
    period: date({ mode: 'string' }).notNull(),
    country: char({ length: 2 }).notNull(),
    sale_date: date({ mode: 'string' }),
    isrc: text(),
    upc: text(),
    title: text(),
    artist: text(),
    units: bigint({ mode: 'number' }).notNull(),
    gross_amount: exactColumn().notNull(),
    gross_micros: microsColumn().notNull(),
    reason: text({ enum: SUSPENSE_REASONS }).notNull(),
    state: text({ enum: SUSPENSE_STATES }).notNull().default('open'),
    matched_track_id: uuid(),
    matched_by: uuid().references(() => users.id),
    matched_at: instantColumn(),
    posting_no: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.file_no, t.line_no] }),
    index().on(t.state, t.isrc),
    index().on(t.store_id, t.state),
  ],
);

/** Files seen in the inbox, so that none is fetched twice; deleted when they disappear from it. */
export const sales_inbox_files = pgTable('sales_inbox_files', {
  /** Path, size and time of change. */
  key: text().primaryKey(),
  file_id: uuid().references(() => sales_files.id),
  seen_at: instantColumn().notNull(),
});

/** The state of polling the inbox. One row; none before the first poll. Times are product time. */
export const sales_inbox = pgTable('sales_inbox', {
  id: integer().primaryKey().default(1),
  polled_at: instantColumn().notNull(),
  reached_at: instantColumn(),
  /** Failures in a row, and the last error. */
  failures: integer().notNull().default(0),
  error_class: text({ enum: ['transient', 'authentication', 'host_key'] }),
  error_text: text(),
  /** No poll before then. */
  next_poll_at: instantColumn(),
  /** Files that the last poll found and did not fetch. */
  waiting_files: integer().notNull().default(0),
});
