import { addToBlock, createBlock, type DsrBlock, findSold, type Sold } from './block.ts';
import { type DsrProfile, hasRecord } from './profile.ts';

import { readSale } from './read-sale.ts';
import { readSummary } from './read-summary.ts';
import { listRecipients } from './recipients.ts';
import { type DsrRecord, getCell, parseRecord } from './record.ts';
import { RECORD_COLUMNS } from './records.ts';
import type { DsrProblem, DsrProblemCode, DsrReportHead, DsrSale, DsrSummary } from './sale.ts';

/** Reads the first line of a report. */
function readHead(record: DsrRecord): DsrReportHead {
  return {
    line_no: record.line_no,
    message_id: getCell(record, 'MessageId'),
    sender_party_id: getCell(record, 'SenderPartyId'),
    sender_name: getCell(record, 'SenderName'),
    recipient_party_id: getCell(record, 'RecipientPartyId'),
    recipient_name: getCell(record, 'RecipientName'),
    recipients: listRecipients(record),
    start_date: getCell(record, 'UsageStartDate'),
    end_date: getCell(record, 'UsageEndDate'),
  };
}

/** Reads a report line by line; keeps only its summaries and the current block in memory. */
export interface DsrReader {
  /** Null before the first line. */
  readonly head: DsrReportHead | null;
  readonly summaries: ReadonlyMap<string, DsrSummary>;
  /** Takes the next line without its end, and its number; returns the sale completed by it, if any. */
  push(line: string, line_no: number): DsrSale | null;
  /** Call after the last line; returns the last sale if it was still incomplete. */
  end(): DsrSale | null;
}

interface State {
  profile: DsrProfile;
  head: DsrReportHead | null;
  summaries: Map<string, DsrSummary>;
  block: DsrBlock | null;
  /** The current sale; records of the amounts owed for it may still follow. */
  open: { record: DsrRecord; sold: Sold; licences: DsrRecord[] } | null;
  is_over: boolean;
  counted: { lines: number; summaries: number; blocks: number };
  report(line_no: number, code: DsrProblemCode, params?: DsrProblem['params']): void;
}

/** Records that this reader does not use; senders often omit some of their cells. */
const UNCOUNTED = /^(MW|RU|DE)/;

/**
 * Creates a reader of DSR flat files of one profile (DDEX Digital Sales Reporting, parts 1 and 8). Problems go to
 * `report`: a file with a problem must not be used, whatever was read from it.
 */
export function createDsrReader(profile: DsrProfile, report: (problem: DsrProblem) => void): DsrReader {
  const state: State = {
    profile,
    head: null,
    summaries: new Map(),
    block: null,
    open: null,
    is_over: false,
    counted: { lines: 0, summaries: 0, blocks: 0 },
    report: (line_no, code, params) => report(params === undefined ? { line_no, code } : { line_no, code, params }),
  };
  return {
    get head() {
      return state.head;
    },
    summaries: state.summaries,
    push(line, line_no) {
      state.counted.lines = line_no;
      if (line.trim() === '' || line.startsWith('#')) return null;
      const record = parseRecord(line, line_no);
      return isFit(state, record) ? readRecord(state, record) : null;
    },
    end() {
      if (!state.is_over) state.report(state.counted.lines, 'missing_footer');
      return finish(state);
    },
  };
}

function isFit(state: State, { type, line_no, cells }: DsrRecord): boolean {
  const columns = RECORD_COLUMNS.get(type);
  if (columns === undefined || !hasRecord(state.profile, type)) {
    state.report(line_no, 'unknown_record', { record: type.slice(0, 20) });
  } else if (state.is_over || (type === 'HEAD') !== (state.head === null)) {
    state.report(line_no, 'record_order', { record: type });
  } else if (cells.length !== columns.length + 1 && !UNCOUNTED.test(type)) {
    state.report(line_no, 'wrong_cell_count', { expected: columns.length + 1, found: cells.length });
  } else {
    return true;
  }
  return false;
}

function readRecord(state: State, record: DsrRecord): DsrSale | null {
  if (record.type.startsWith('LI')) {
    state.open?.licences.push(record);
    return null;
  }
  const done = finish(state);
  if (record.type === 'HEAD') state.head = readHead(record);
  else if (record.type.startsWith('SY')) addSummary(state, record);
  else if (record.type === 'FOOT' || record.type === 'SRFO') checkFooter(state, record);
  else if (record.type.startsWith('SR')) state.open = { record, sold: { resource: null, release: null }, licences: [] };
  else addToOpenBlock(state, record);
  return done;
}

// There may be a record for every kind of right; together they form one summary.
function addSummary(state: State, record: DsrRecord): void {
  state.counted.summaries += 1;
  const summary = readSummary(record, state.head?.recipients ?? []);
  const known = state.summaries.get(summary.id);
  if (known === undefined) {
    state.summaries.set(summary.id, summary);
  } else if (
    known.currency !== summary.currency ||
    known.territory !== summary.territory ||
    known.accounting !== null
  ) {
    state.report(record.line_no, 'mixed_summary', { summary: summary.id });
  } else {
    known.amounts.push(...summary.amounts);
    known.usages.push(...summary.usages);
  }
}

function addToOpenBlock(state: State, record: DsrRecord): void {
  const id = getCell(record, 'BlockId');
  if (state.block?.id !== id) {
    state.block = createBlock(id);
    state.counted.blocks += 1;
  }
  if (!record.type.startsWith('SU')) {
    addToBlock(state.block, record);
    return;
  }
  const sold = findSold(state.block, record);
  if (sold === null) state.report(record.line_no, 'missing_resource');
  else state.open = { record, sold, licences: [] };
}

function finish(state: State): DsrSale | null {
  const { open } = state;
  state.open = null;
  if (open === null) return null;
  const { record, sold, licences } = open;
  // The summary is named by the usage or by its licences.
  const ids = new Set([record, ...licences].map((one) => getCell(one, 'SummaryRecordId')).filter((id) => id !== ''));
  const [id = ''] = ids;
  const summary = state.summaries.get(id);
  if (ids.size > 1) state.report(record.line_no, 'mixed_summary', { summary: [...ids].join(', ').slice(0, 100) });
  else if (summary === undefined) state.report(record.line_no, 'missing_summary', { summary: id.slice(0, 100) });
  else return readSale({ record, ...sold, licences, summary, recipients: state.head?.recipients ?? [] });
  return null;
}

function checkFooter(state: State, record: DsrRecord): void {
  state.is_over = true;
  const { lines, summaries, blocks } = state.counted;
  const counted: (readonly [column: string, count: number])[] =
    record.type === 'FOOT'
      ? [
          ['NumberOfLinesInFile', lines],
          ['NumberOfSummaryRecords', summaries],
          ['NumberOfBlocksInFile', blocks],
        ]
      : [
          ['NumberOfLinesInReport', lines],
          ['NumberOfSummaryRecords', summaries],
        ];
  for (const [column, count] of counted) {
    const declared = getCell(record, column);
    if (declared !== String(count)) {
      state.report(record.line_no, 'declared_count', { what: column, declared: declared.slice(0, 30), counted: count });
    }
  }
}
