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
  /** Names and party ids that the report is addressed to, in lower case; filled when its first line is read. */
  recipients: string[];
}

/** Sales per batch, or slightly more. */
export const BATCH_LINES = 128;
