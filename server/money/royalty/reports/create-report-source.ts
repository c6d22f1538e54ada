import { type DsrProfile, findProfile } from '@tangent/ddex/dsr/profile.ts';
import { createDsrReader } from '@tangent/ddex/dsr/read-report.ts';
import { createRowScanner, LINE_MAX_LENGTH, type TextBlock, type TextSource } from '../../store-file/public.ts';
import { createDsrLineReader } from './dsr-line-reader.ts';
import { createEqualLines } from './equal-lines.ts';
import { type FoundHeader, findHeader } from './find-header.ts';
import { BATCH_LINES, type Reading } from './reading.ts';
import type { ReportSource, SaleLine } from './report.ts';
import { createStatementList } from './statement-list.ts';
import { createTableLineReader } from './table-line-reader.ts';

/**
 * Opens a report of sales; null when its layout is unknown. The beginning of the text identifies it, never its name
 * (docs/standards/reports.md). `today` is the last day on which a sale is possible.
 */
export function createReportSource(text: TextSource, { today }: { today: string }): ReportSource | null {
  const { problems, contentSha256 } = text;
  const statements = createStatementList(today, problems);
  const reading: Reading = { today, statements, problems, equal_lines: createEqualLines(), head: null };
  const found = recognise(text, reading);
  if (found === null) return null;
  return {
    profile: found.profile,
    batches: () => found.batches,
    statements: statements.heads,
    problems: problems.first,
    get problem_count() {
      return problems.count;
    },
    contentSha256,
    get head() {
      return reading.head;
    },
    get equal_lines() {
      return reading.equal_lines.count;
    },
  };
}

type Found = { profile: ReportSource['profile']; batches: AsyncIterable<readonly SaleLine[]> };

function recognise({ start, blocks }: TextSource, reading: Reading): Found | null {
  const first = start.text.split('\n', PREAMBLE_LINES).find((line) => line.trim() !== '' && !line.startsWith('#'));
  const dsr = findProfile(first ?? '');
  if (dsr !== null) return { profile: `dsr_${dsr}`, batches: readDsr(dsr, blocks, reading) };
  const header = findHeader(start);
  return header === null ? null : { profile: header.profile.profile, batches: readTable(header, blocks, reading) };
}

/** Comments may come before the first record. */
const PREAMBLE_LINES = 50;

/** Reads the sales of a DSR report. */
async function* readDsr(
  profile: DsrProfile,
  blocks: AsyncIterable<TextBlock>,
  reading: Reading,
): AsyncGenerator<SaleLine[]> {
  const { problems } = reading;
  const reader = createDsrReader(profile, ({ line_no, code, params }) => problems.add(line_no, code, params));
  const lines = createDsrLineReader(reader, reading);
  let batch: SaleLine[] = [];
  const addLine = (line: SaleLine | null) => {
    if (line !== null) batch.push(line);
  };
  let line_no = 0;
  const readLine = (line: string, number: number) => {
    if (SALE_RECORD.test(line)) addEqualLine(reading, line);
    const sale = reader.push(line, number);
    reading.head ??= reader.head;
    return sale;
  };
  for await (const { text, broken } of blocks) {
    for (const line of broken) problems.add(line_no + line + 1, 'unreadable_text');
    for (let start = 0; start < text.length; ) {
      const end = text.indexOf('\n', start);
      line_no += 1;
      if (end - start > LINE_MAX_LENGTH) problems.add(line_no, 'line_too_long');
      else addLine(lines.read(readLine(text.slice(start, end), line_no)));
      start = end + 1;
    }
    if (batch.length >= BATCH_LINES) {
      yield batch;
      batch = [];
    }
  }
  addLine(lines.read(reader.end()));
  lines.end();
  if (batch.length > 0) yield batch;
}

/** Records of sales; the footer has a name of the same kind. */
const SALE_RECORD = /^S(?:U|R(?!FO))/;

function addEqualLine({ equal_lines }: Reading, line: string): void {
  const bytes = Buffer.from(line);
  equal_lines.add(bytes, 0, bytes.length);
}

/** Reads the sales of a table whose header is known. */
async function* readTable(
  header: FoundHeader,
  blocks: AsyncIterable<TextBlock>,
  reading: Reading,
): AsyncGenerator<SaleLine[]> {
  let batch: SaleLine[] = [];
  const lines = createTableLineReader(header, reading, (line) => batch.push(line));
  const scanner = createRowScanner(header.form, reading.problems, lines.accept);
  for await (const block of blocks) {
    scanner.scan(block);
    if (scanner.is_lost) break;
    if (batch.length >= BATCH_LINES) {
      yield batch;
      batch = [];
    }
  }
  scanner.end();
  lines.end();
  if (batch.length > 0) yield batch;
}
