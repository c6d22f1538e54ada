import type pg from 'pg';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What the packages of releases need from outside. */
export interface PackageContext {
  db: Db;
  clock: Clock;
  pool: pg.Pool;
  storage: Storage;
}
