import type { Db } from '../../platform/sql/open-database.ts';

/** What the calls about activity need from outside. */
export interface ActivityContext {
  db: Db;
}
