import type pg from 'pg';
import type { Storage } from '../gateways/storage/storage.ts';
import type { Db } from '../platform/sql/open-database.ts';

/** What the packages of releases need from outside. */
export interface PackageContext {
  db: Db;
  pool: pg.Pool;
  storage: Storage;
}
