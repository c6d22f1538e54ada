import type { DsrReportHead } from '@tangent/ddex/dsr/sale.ts';
import type { ProblemList } from '../../store-file/public.ts';
import type { EqualLines } from './equal-lines.ts';
import type { StatementList } from './statement-list.ts';

/** The parts that all readers of a report write to. */
export interface Reading {
  /** No sale can be later. */
  today: string;
  statements: StatementList;
  problems: ProblemList;
  equal_lines: EqualLines;
  /** The first line of a DSR report; null before it is read, and for a table. */
  head: DsrReportHead | null;
}

/** Sales per batch, or slightly more. */
export const BATCH_LINES = 128;
