import type pg from 'pg';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What watching over streams needs from outside. */
export interface MonitoringContext {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
}
