import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/sql/open-database.ts';

/** What the calls about artists need from outside. */
export interface ArtistContext {
  db: Db;
  clock: Clock;
}
