import { SALES_FILE_NAME_MAX_CHARS } from '@tangent/domain/money/money-limits.ts';
import { FILE_PROFILES } from '@tangent/domain/money/royalty/file-profile.ts';
import { RATE_SOURCES } from '@tangent/domain/money/royalty/rate-source.ts';
import {
  HOLD_DECISIONS,
  HOLD_REASONS,
  SALES_FILE_KINDS,
  SALES_FILE_SOURCES,
  SALES_FILE_STATES,
} from '@tangent/domain/money/royalty/sales-file.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import {
  calendarDate,
  count,
  cursor,
  id,
  idempotencyKey,
  idParams,
  instant,
  note,
  pageOf,
  period,
  storeId,
} from '../values.ts';

const FILES = '/v1/api/backoffice/sales/files';
const INBOX = '/v1/api/backoffice/sales/inbox';
/** An exact amount in the reported currency: `1234.560004`. */
const exact = z.string();
/** The possible actions on a file. */
const SALES_ACTIONS = [...HOLD_DECISIONS, 'reverse'] as const;

/** A file with sales or trends as a row of the list. */
export const salesFile = z.object({
  id,
  file_no: count,
  kind: z.enum(SALES_FILE_KINDS),
  name: z.string(),
  size_bytes: count,
  profile: z.enum(FILE_PROFILES).nullable(),
  state: z.enum(SALES_FILE_STATES),
  source: z.enum(SALES_FILE_SOURCES),
  hold_reasons: z.array(z.enum(HOLD_REASONS)),
  problem_count: count,
  lines: count,
  matched_lines: count,
  suspense_lines: count,
  /** Lines that repeat an earlier line of the file: they are posted, and staff see their number. */
  equal_lines: count,
  /** Names of the stores in the file, at most five, and the number of all. */
  store_names: z.array(z.string()),
  store_count: count,
  /** The first and the last month; null while they are unknown. */
  first_period: period.nullable(),
  last_period: period.nullable(),
  /** Its value in micro-dollars, and the part of it that is still in suspense. */
  gross_micros: count,
  suspense_micros: count,
  /** All streams in a trends file; null for reports of sales. */
  streams: count.nullable(),
  received_at: instant,
  /** The uploader; null for the inbox. */
  received_by: z.string().nullable(),
  posted_at: instant.nullable(),
});
export type SalesFile = z.infer<typeof salesFile>;

const listQuery = z.object({
  state: z.enum(SALES_FILE_STATES).optional(),
  /** Only files that wait for a decision or were refused. */
  attention: z.enum(['yes']).optional(),
  store_id: storeId.optional(),
  period: period.optional(),
  /** Part of the file's name. */
  search: z.string().max(100).optional(),
  cursor,
});

export const listSalesFiles = defineCall({
  method: 'GET',
  path: FILES,
  summary: 'Lists the files with sales of all stores, most recently received first',
  query: listQuery,
  response: pageOf(salesFile),
});

const otherFile = z.object({ id, file_no: count, name: z.string() });

/** The report of one store for one month in one currency. Amounts are in that currency, micros are micro-dollars. */
const salesStatement = z.object({
  id,
  statement_id: z.string(),
  /** Null until staff assign a store. */
  store_id: z.string().nullable(),
  store_name: z.string().nullable(),
  period,
  currency: z.string(),
  /** US dollars for one unit of the currency, the day of the rate, and its source. */
  rate: exact.nullable(),
  rate_date: calendarDate.nullable(),
  rate_source: z.enum(RATE_SOURCES).nullable(),
  lines: count,
  units: count,
  /**
   * The total of the lines, the total the report declares, and declared minus counted; the latter two are null when it
   * declares none.
   */
  gross_amount: exact,
  declared_amount: exact.nullable(),
  difference: exact.nullable(),
  gross_micros: count,
  /** The part of it that had no owner when the file was read. */
  suspense_micros: count,
  /** Files posted earlier for the same store and month, or under the same statement id. */
  overlapping_files: z.array(otherFile),
});
export type SalesStatement = z.infer<typeof salesStatement>;

/** The figures of a trends file for one store and day. */
const trendFileDay = z.object({
  day: calendarDate,
  /** The store as the file names it; the id is null until staff assign a store. */
  store_ref: z.string(),
  store_id: z.string().nullable(),
  store_name: z.string().nullable(),
  lines: count,
  suspense_lines: count,
  streams: count,
  listeners: count,
  /** Files posted earlier that cover the same store and day. */
  overlapping_files: z.array(otherFile),
});
export type TrendFileDay = z.infer<typeof trendFileDay>;

const problem = z.object({
  line_no: count,
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

const salesFileDetail = z.object({
  file: salesFile,
  statements: z.array(salesStatement),
  /** For trends, which have no statements; newest first, at most 100. */
  days: z.array(trendFileDay),
  /** The first problems; `file.problem_count` is the number of all. Labels: `report_problem.<code>`. */
  problems: z.array(problem),
  duplicate_of: otherFile.nullable(),
  reverses: otherFile.nullable(),
  replaces: otherFile.nullable(),
  /** The file that reversed it. */
  reversed_by: otherFile.nullable(),
  decision: z.enum(HOLD_DECISIONS).nullable(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  note: z.string().nullable(),
  /** The actions the caller can take now. */
  actions: z.array(z.enum(SALES_ACTIONS)),
});
export type SalesFileDetail = z.infer<typeof salesFileDetail>;

export const getSalesFile = defineCall({
  method: 'GET',
  path: `${FILES}/:id`,
  summary: 'Returns one file with its statements, its problems and the possible actions',
  params: idParams,
  response: salesFileDetail,
});

/**
 * Upload path: POST the bytes as `application/octet-stream`, with the name in the query; the response is a sales file
 * (201).
 */
export const SALES_UPLOAD_PATH = FILES;
export const salesUploadQuery = z.object({ name: z.string().trim().min(1).max(SALES_FILE_NAME_MAX_CHARS) });

export const decideSalesFile = defineCall({
  method: 'POST',
  path: `${FILES}/:id/answer`,
  summary: 'Decides on a held file: post it, post it in place of an earlier one, or decline it',
  params: idParams,
  idempotency_key: idempotencyKey,
  requires_key: true,
  body: z.object({
    decision: z.enum(HOLD_DECISIONS),
    /** The store, for files that do not name one or whose sender has the name of one and the id of another. */
    store_id: storeId.optional(),
    note: note,
  }),
  response: salesFileDetail,
});

export const reverseSalesFile = defineCall({
  method: 'POST',
  path: `${FILES}/:id/reverse`,
  summary: 'Reverses a posted file: every line of it is posted with the opposite sign',
  params: idParams,
  idempotency_key: idempotencyKey,
  requires_key: true,
  body: z.object({ note }),
  response: salesFileDetail,
});

export const getSalesLine = defineCall({
  method: 'GET',
  path: `${FILES}/:id/lines/:line_no`,
  summary: 'Returns a line of a file as received, with the lines around it',
  params: z.object({ id, line_no: z.coerce.number().int().min(1) }),
  response: z.object({
    line_no: count,
    /** Two lines before and two after; an overlong line is cut. */
    lines: z.array(z.object({ line_no: count, text: z.string() })),
  }),
});

/** The folder in which stores leave their reports, and when it was last polled. */
const salesInbox = z.object({
  /** Host and folder, without user names; null when there is no inbox and files are only uploaded by hand. */
  address: z.string().nullable(),
  polled_at: instant.nullable(),
  reached_at: instant.nullable(),
  /** Failed polls in a row, the last error, and the time of the next poll. */
  failures: count,
  error_class: z.enum(['transient', 'authentication', 'host_key']).nullable(),
  error_text: z.string().nullable(),
  next_poll_at: instant.nullable(),
  /** Files that the last poll found and did not fetch: incomplete, or still growing. */
  waiting_files: count,
});
export type SalesInbox = z.infer<typeof salesInbox>;

export const getSalesInbox = defineCall({
  method: 'GET',
  path: INBOX,
  summary: 'Returns the state of the sales inbox: its last poll and its errors',
  response: salesInbox,
});

export const pollSalesInbox = defineCall({
  method: 'POST',
  path: `${INBOX}/look`,
  summary: 'Polls the sales inbox immediately, without waiting for the next scheduled poll',
  response: salesInbox,
});
