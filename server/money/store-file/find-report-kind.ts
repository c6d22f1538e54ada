import type { ReportKind } from './report-kind.ts';
import type { SalesFileRow } from './sales-file-row.ts';

/** Returns the kind of report to which a stored file belongs. */
export function findReportKind(kinds: readonly ReportKind[], { kind }: Pick<SalesFileRow, 'kind'>): ReportKind {
  const found = kinds.find(({ file_kinds }) => file_kinds.includes(kind));
  if (found === undefined) throw new Error(`no noun knows files of the kind ${kind}`);
  return found;
}
