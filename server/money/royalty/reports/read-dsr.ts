import type { DsrProfile } from '@tangent/ddex/dsr/profile.ts';
import { createDsrReader } from '@tangent/ddex/dsr/read-report.ts';
import { LINE_MAX_LENGTH, type TextBlock } from '../../store-file/public.ts';
import { createDsrLineReader } from './dsr-line-reader.ts';
import { BATCH_LINES, type Reading } from './reading.ts';
import type { SaleLine } from './report.ts';

/** Reads the sales of a DSR report. */
export async function* readDsr(
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
  for await (const { text, broken } of blocks) {
    for (const line of broken) problems.add(line_no + line + 1, 'unreadable_text');
    for (let start = 0; start < text.length; ) {
      const end = text.indexOf('\n', start);
      line_no += 1;
      if (end - start > LINE_MAX_LENGTH) problems.add(line_no, 'line_too_long');
      else addLine(lines.read(reader.push(text.slice(start, end), line_no)));
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
