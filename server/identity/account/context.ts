import type pg from 'pg';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What a person's own data and the links in mails need from outside. */
export interface AccountContext {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  /** Signs the links in mails. */
  auth_secret: string;
  /** False where limits on how often would be in the way: tests of other things, benches. */
  limits_uses: boolean;
}
