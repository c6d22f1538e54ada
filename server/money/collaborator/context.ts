import type pg from 'pg';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What shares of other people need from outside. */
export interface CollaboratorContext {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  /** Signs the links in mails. */
  auth_secret: string;
  /** False where limits on how often would be in the way: tests of other things, benches. */
  limits_uses: boolean;
}
