import type { Pool } from 'pg';
import type { Log } from '../../platform/log/create-log.ts';
import type { ReceiveContext } from '../royalty/public.ts';
import type { InboxAccess } from './open-inbox.ts';

/** What looking into the inbox needs from outside. */
export interface SalesInboxContext extends ReceiveContext {
  pool: Pool;
  log: Log;
  /** Null when there is no inbox. */
  inbox: InboxAccess | null;
}
