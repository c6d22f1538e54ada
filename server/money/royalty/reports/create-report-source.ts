import { findProfile } from '@tangent/ddex/dsr/profile.ts';
import type { TextSource } from '../../store-file/public.ts';
import { findHeader } from './find-header.ts';
import { readDsr } from './read-dsr.ts';
import { readTable } from './read-table.ts';
import type { Reading } from './reading.ts';
import type { ReportSource, SaleLine } from './report.ts';
import { createStatementList } from './statement-list.ts';

/**
 * Opens a report of sales; null when its layout is unknown. The beginning of the text identifies it, never its name
 * (docs/standards/reports.md). `today` is the last day on which a sale is possible.
 */
export function createReportSource(text: TextSource, { today }: { today: string }): ReportSource | null {
  const { problems, contentSha256 } = text;
  const statements = createStatementList(today, problems);
  const found = recognise(text, { today, statements, problems });
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
