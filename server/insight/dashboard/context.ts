import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What the calls of the dashboard need from outside. */
export interface DashboardContext {
  db: Db;
  clock: Clock;
}
