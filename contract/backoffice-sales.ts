import { SALES_FILE_NAME_MAX_CHARS } from '@tangent/domain/money-limits.ts';
import { FILE_PROFILES } from '@tangent/domain/royalty/file-profile.ts';
import { RATE_SOURCES } from '@tangent/domain/royalty/rate-source.ts';
import {
  HOLD_DECISIONS,
  HOLD_REASONS,
  SALES_FILE_KINDS,
  SALES_FILE_SOURCES,
  SALES_FILE_STATES,
} from '@tangent/domain/royalty/sales-file.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
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
} from './values.ts';

const FILES = '/v1/api/backoffice/sales/files';
const INBOX = '/v1/api/backoffice/sales/inbox';
/** An amount in the currency it was reported in, exactly: `1234.560004`. */
const exact = z.string();
/** What can be done with a file now. */
const SALES_ACTIONS = [...HOLD_DECISIONS, 'reverse'] as const;

/** A file with sales or trends as the list shows it. */
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
  /** Names of the stores that report in it, at most five, and how many there are. */
  store_names: z.array(z.string()),
  store_count: count,
  /** The first and the last month; null while nobody knows. */
  first_period: period.nullable(),
  last_period: period.nullable(),
  /** What it is worth, in micro-dollars, and how much of it belongs to nobody yet. */
  gross_micros: count,
  suspense_micros: count,
  /** What trends tell of in all; null for reports of sales. */
  streams: count.nullable(),
  received_at: instant,
  /** Whoever uploaded it; null for the inbox. */
  received_by: z.string().nullable(),
  posted_at: instant.nullable(),
});
export type SalesFile = z.infer<typeof salesFile>;

const listQuery = z.object({
  state: z.enum(SALES_FILE_STATES).optional(),
  /** Only what waits for a person or was refused. */
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
  summary: 'Files with sales of all stores, what came last first',
  query: listQuery,
  response: pageOf(salesFile),
});

const otherFile = z.object({ id, file_no: count, name: z.string() });

/** What one store reports for one month in one currency. Amounts are in that currency, micros are micro-dollars. */
const salesStatement = z.object({
  id,
  statement_id: z.string(),
  /** Null while a person has to say which store it is. */
  store_id: z.string().nullable(),
  store_name: z.string().nullable(),
  period,
  currency: z.string(),
  /** Dollars for one unit of the currency, from which day, and where it comes from. */
  rate: exact.nullable(),
  rate_date: calendarDate.nullable(),
  rate_source: z.enum(RATE_SOURCES).nullable(),
  lines: count,
  units: count,
  /** What the lines add up to, what the report says they do, and declared less counted; null when it declares nothing. */
  gross_amount: exact,
  declared_amount: exact.nullable(),
  difference: exact.nullable(),
  gross_micros: count,
  /** What of it belonged to nobody when it was read. */
  suspense_micros: count,
  /** Files that were posted before for the same store and month, or under the same statement id. */
  overlapping_files: z.array(otherFile),
});
export type SalesStatement = z.infer<typeof salesStatement>;

/** What trends tell of one store and day. */
const trendFileDay = z.object({
  day: calendarDate,
  /** As the file names it; the id is null while a person has to say it. */
  store_ref: z.string(),
  store_id: z.string().nullable(),
  store_name: z.string().nullable(),
  lines: count,
  suspense_lines: count,
  streams: count,
  listeners: count,
  /** Files that were posted before and told of the same. */
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
  /** Of trends, which have no statements; the newest first, at most 100. */
  days: z.array(trendFileDay),
  /** The first of them; `file.problem_count` says how many there are. Words: `report_problem.<code>`. */
  problems: z.array(problem),
  duplicate_of: otherFile.nullable(),
  reverses: otherFile.nullable(),
  replaces: otherFile.nullable(),
  /** What took it back. */
  reversed_by: otherFile.nullable(),
  decision: z.enum(HOLD_DECISIONS).nullable(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  note: z.string().nullable(),
  /** What the caller can do with it now. */
  actions: z.array(z.enum(SALES_ACTIONS)),
});
export type SalesFileDetail = z.infer<typeof salesFileDetail>;

export const getSalesFile = defineCall({
  method: 'GET',
  path: `${FILES}/:id`,
  summary: 'One file with its statements, what is wrong with it and what can be done',
  params: idParams,
  response: salesFileDetail,
});

/** POST the bytes as `application/octet-stream` here, the name in the query; the answer is a sales file (201). */
export const SALES_UPLOAD_PATH = FILES;
export const salesUploadQuery = z.object({ name: z.string().trim().min(1).max(SALES_FILE_NAME_MAX_CHARS) });

export const decideSalesFile = defineCall({
  method: 'POST',
  path: `${FILES}/:id/answer`,
  summary: 'Says of a file that is held whether it is posted, posted in place of an earlier one, or declined',
  params: idParams,
  idempotency_key: idempotencyKey,
  body: z.object({
    decision: z.enum(HOLD_DECISIONS),
    /** Which store it is from, where the file does not say it. */
    store_id: storeId.optional(),
    note: note,
  }),
  response: salesFileDetail,
});

export const reverseSalesFile = defineCall({
  method: 'POST',
  path: `${FILES}/:id/reverse`,
  summary: 'Takes a posted file back: every line of it is posted with the opposite sign',
  params: idParams,
  idempotency_key: idempotencyKey,
  body: z.object({ note }),
  response: salesFileDetail,
});

export const getSalesLine = defineCall({
  method: 'GET',
  path: `${FILES}/:id/lines/:line_no`,
  summary: 'A line of a file as it came, with the lines around it',
  params: z.object({ id, line_no: z.coerce.number().int().min(1) }),
  response: z.object({
    line_no: count,
    /** Two before and two behind; a line that is endless is cut. */
    lines: z.array(z.object({ line_no: count, text: z.string() })),
  }),
});

/** The folder in which stores leave their reports, and when it was looked at. */
const salesInbox = z.object({
  /** Machine and folder, without names of users; null when there is none and files come by hand only. */
  address: z.string().nullable(),
  polled_at: instant.nullable(),
  reached_at: instant.nullable(),
  /** Looks in a row that failed, why the last one did, and when the next one is. */
  failures: count,
  error_class: z.enum(['transient', 'authentication', 'host_key']).nullable(),
  error_text: z.string().nullable(),
  next_poll_at: instant.nullable(),
  /** Files that lie there and were not taken when it was looked at: not complete, or still growing. */
  waiting_files: count,
});
export type SalesInbox = z.infer<typeof salesInbox>;

export const getSalesInbox = defineCall({
  method: 'GET',
  path: INBOX,
  summary: 'When the inbox for sales was looked at, and what went wrong',
  response: salesInbox,
});

export const pollSalesInbox = defineCall({
  method: 'POST',
  path: `${INBOX}/look`,
  summary: 'Looks into the inbox for sales at once, however long ago it could be reached',
  response: salesInbox,
});
