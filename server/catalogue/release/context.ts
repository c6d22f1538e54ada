import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What the calls and jobs about releases need from outside. */
export interface ReleaseContext {
  db: Db;
  clock: Clock;
}
