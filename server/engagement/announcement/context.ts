import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What the calls about announcements need from outside. */
export interface AnnouncementContext {
  db: Db;
  clock: Clock;
}
