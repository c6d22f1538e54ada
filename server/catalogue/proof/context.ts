import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What the calls about proofs need from outside. */
export interface ProofContext {
  db: Db;
  clock: Clock;
}
