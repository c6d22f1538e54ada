import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../sql/open-database.ts';
import type { JobKind } from './define-job.ts';

interface EnqueueOptions {
  /** The job starts when this many real seconds have passed. */
  after_seconds?: number;
  /** While a job of this kind with the same key waits, no second one is added. */
  key?: string;
}

/** Adds a job in the transaction of the fact that needs it: both become true together, or neither does. */
export async function enqueue<Data extends object>(
  tx: Tx,
  kind: JobKind<Data>,
  data: Data,
  options: EnqueueOptions = {},
): Promise<void> {
  // It only writes through the caller's transaction: it is never started and holds no connection or timer.
  const writer = new PgBoss({ db: fromDrizzle(tx, sql), supervise: false, schedule: false, migrate: false });
  await writer.send(kind.name, kind.schema.parse(data), {
    startAfter: options.after_seconds ?? 0,
    singletonKey: options.key ?? uuidv7(),
  });
}
