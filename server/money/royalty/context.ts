import type pg from 'pg';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What taking in files of sales needs from outside. */
export interface ReceiveContext {
  db: Db;
  clock: Clock;
  storage: Storage;
  /** Where a file lies until it is whole. */
  incoming_folder: string;
}

/** What reading them and posting what they say needs. */
export interface RoyaltyContext {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  storage: Storage;
}
