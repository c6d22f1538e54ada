import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What the calls about labels need from outside. */
export interface LabelContext {
  db: Db;
  clock: Clock;
}
