import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { CodePrefixes } from './assign-codes.ts';

/** What the rules of a decision depend on besides the release. */
export type ReviewRules = Pick<ReviewContext, 'prefixes' | 'second_approval'>;

/** What reviewing needs from outside. */
export interface ReviewContext {
  db: Db;
  clock: Clock;
  prefixes: CodePrefixes;
  /** Whether a rejection, and an approval that is doubtful, takes two people. */
  second_approval: boolean;
  /** Whether releases with nothing to look at are decided without a person. */
  auto_review: boolean;
}
