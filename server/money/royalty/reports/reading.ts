import type { ProblemList } from '../../store-file/public.ts';
import type { StatementList } from './statement-list.ts';

/** What everybody who reads a report writes into. */
export interface Reading {
  /** Nothing was sold after it. */
  today: string;
  statements: StatementList;
  problems: ProblemList;
}

/** Sales are handed on so many at a time, or somewhat more. */
export const BATCH_LINES = 128;
