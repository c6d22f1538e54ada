import type { ProblemList } from '../../store-file/public.ts';
import type { StatementList } from './statement-list.ts';

/** The parts that all readers of a report write to. */
export interface Reading {
  /** No sale can be later. */
  today: string;
  statements: StatementList;
  problems: ProblemList;
}

/** Sales per batch, or slightly more. */
export const BATCH_LINES = 128;
