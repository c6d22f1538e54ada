import { createRowScanner, type TextBlock } from '../../store-file/public.ts';
import type { FoundHeader } from './find-header.ts';
import { BATCH_LINES, type Reading } from './reading.ts';
import type { SaleLine } from './report.ts';
import { createTableLineReader } from './table-line-reader.ts';

/** Reads the sales of a table whose header is known. */
export async function* readTable(
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
