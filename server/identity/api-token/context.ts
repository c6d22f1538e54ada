import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What the calls about tokens of programs need from outside. */
export interface ApiTokenContext {
  db: Db;
  clock: Clock;
}
