import { FILE_PROFILES } from '@tangent/domain/royalty/file-profile.ts';
import { RATE_SOURCES } from '@tangent/domain/royalty/rate-source.ts';
import {
  HOLD_DECISIONS,
  type HoldReason,
  SALES_FILE_KINDS,
  SALES_FILE_SOURCES,
  SALES_FILE_STATES,
  SUSPENSE_REASONS,
  SUSPENSE_STATES,
} from '@tangent/domain/royalty/sales-file.ts';
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
import { users } from './account.ts';
import { idColumn, instantColumn } from './column.ts';
import { stores } from './store.ts';

const microsColumn = () => bigint({ mode: 'bigint' });
/** An amount as the report wrote it, exactly, in its own currency. */
const exactColumn = () => numeric({ precision: 42, scale: 18 });

/** What is wrong with a line of a refused report. */
export type ReportProblem = { line_no: number; code: string; params?: Record<string, string | number> };

/** Files with sales or trends, as they arrived. What takes a report back is a file of its own whose lines mirror it. */
export const sales_files = pgTable(
  'sales_files',
  {
    id: idColumn(),
    file_no: integer().generatedAlwaysAsIdentity({ name: 'sales_files_file_no_seq' }),
    kind: text({ enum: SALES_FILE_KINDS }).notNull().default('report'),
    name: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    /** Of the bytes; the same bytes again are no second report. Null for what takes a report back. */
    sha256: text(),
    /** Of the lines as they read, whatever their encoding, line ends and packing. */
    content_sha256: text(),
    /** Null until somebody knows what it is, and for what has no file. */
    profile: text({ enum: FILE_PROFILES }),
    state: text({ enum: SALES_FILE_STATES }).notNull().default('received'),
    source: text({ enum: SALES_FILE_SOURCES }).notNull(),
    hold_reasons: jsonb().$type<HoldReason[]>().notNull().default([]),
    /** At most 100 (`REPORT_PROBLEMS_MAX`), and how many there were. */
    problems: jsonb().$type<ReportProblem[]>().notNull().default([]),
    problem_count: integer().notNull().default(0),
    lines: integer().notNull().default(0),
    matched_lines: integer().notNull().default(0),
    suspense_lines: integer().notNull().default(0),
    /** Which file this one came again as, which it takes back, and which it was posted in place of. */
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

/** What one store reports for one month in one currency: the part of a file that a statement id names. */
export const sales_statements = pgTable(
  'sales_statements',
  {
    id: idColumn(),
    statement_no: integer().generatedAlwaysAsIdentity({ name: 'sales_statements_statement_no_seq' }),
    /** As the store names it, or made of store, month, currency and file. */
    statement_id: text().notNull(),
    file_id: uuid()
      .notNull()
      .references(() => sales_files.id),
    /** Null while a person has to say which store it is. */
    store_id: text().references(() => stores.id),
    period: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    /** Dollars for one unit of the currency, from which day, and where it comes from. Null while it is missing. */
    rate: numeric({ precision: 24, scale: 12 }),
    rate_date: date({ mode: 'string' }),
    rate_source: text({ enum: RATE_SOURCES }),
    lines: integer().notNull(),
    units: bigint({ mode: 'number' }).notNull(),
    /** What the lines add up to, and what the report says they do, in its currency; null when it declares nothing. */
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

/** Every time that lines became money: a report, lines that were matched later, a report taken back. */
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

/** Lines with money on them that belong to nobody yet (docs/standards/reports.md). */
export const suspense_lines = pgTable(
  'suspense_lines',
  {
    file_no: integer().notNull(),
    line_no: integer().notNull(),
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

/** Files seen in the inbox, so that none is fetched twice; forgotten when they are gone from it. */
export const sales_inbox_files = pgTable('sales_inbox_files', {
  /** Path, size and time of change. */
  key: text().primaryKey(),
  file_id: uuid().references(() => sales_files.id),
  seen_at: instantColumn().notNull(),
});

/** How the looks into the inbox went. One row; none before the first look. Times are product time. */
export const sales_inbox = pgTable('sales_inbox', {
  id: integer().primaryKey().default(1),
  polled_at: instantColumn().notNull(),
  reached_at: instantColumn(),
  /** Failures in a row, and why it failed last. */
  failures: integer().notNull().default(0),
  error_class: text({ enum: ['transient', 'authentication', 'host_key'] }),
  error_text: text(),
  /** Nobody looks before it. */
  next_poll_at: instantColumn(),
  /** What lay there and was not taken. */
  waiting_files: integer().notNull().default(0),
});
