import { Readable } from 'node:stream';
import { formatDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import { createReportSource } from '../../money/royalty/reports/create-report-source.ts';
import { createTextSource } from '../../money/store-file/create-text-source.ts';

/** The day on which all sample reports are read. */
const REPORT_DAY = '2026-11-20';

/** Reads a report and returns a summary of it: null for unknown values. */
export async function readReportBytes(bytes: string | Buffer, chunkBytes = 65_536) {
  const text = await createTextSource(Readable.from(cut(Buffer.from(bytes), chunkBytes)));
  const report = createReportSource(text, { today: REPORT_DAY });
  if (report === null) return null;
  const lines: string[] = [];
  for await (const batch of report.batches()) {
    for (const line of batch) {
      const { line_no, statement, sale_date, country, isrc, upc, title, artist, units, amount, kind } = line;
      const values = [line_no, statement, sale_date, country, isrc, upc, title, artist, units, formatDecimal(amount)];
      if (kind !== 'sale') values.push(kind);
      lines.push(values.map((value) => value ?? '-').join(' '));
    }
  }
  const statements = report.statements.map((head) => {
    const { rate, declared, ...rest } = head;
    return { ...rest, rate: rate && formatDecimal(rate), declared: declared && formatDecimal(declared) };
  });
  const { profile, problems, problem_count } = report;
  return { profile, lines, statements, problems, problem_count, content: report.contentSha256() };
}

function* cut(bytes: Buffer, size: number): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
