import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What taking releases down needs from outside. */
export interface TakedownContext {
  db: Db;
  clock: Clock;
  log: Log;
}
