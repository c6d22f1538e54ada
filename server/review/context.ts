import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/sql/open-database.ts';
import type { CodePrefixes } from './assign-codes.ts';

/** What reviewing needs from outside. */
export interface ReviewContext {
  db: Db;
  clock: Clock;
  prefixes: CodePrefixes;
  /** Whether releases with nothing to look at are decided without a person. */
  auto_review: boolean;
}
