import type { Storage } from '../../gateways/storage/storage.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What acts on accounts need from outside. */
export interface UserContext {
  db: Db;
  clock: Clock;
}

/** What removing files needs besides. */
export interface EraseContext extends UserContext {
  storage: Storage;
  /** Folder of unfinished uploads. */
  incoming_folder: string;
}
