import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { Rails } from './rails.ts';

/** What paying people needs from outside. */
export interface PayoutContext {
  db: Db;
  clock: Clock;
  log: Log;
  rails: Rails;
  /** Where the services send people back to. */
  public_url: string;
  product_name: string;
  /** More than this waits for a person, in cents. */
  payout_approval_cents: number;
}
