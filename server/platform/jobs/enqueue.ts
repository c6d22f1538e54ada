import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { uuidv7 } from 'uuidv7';
import { findRequestId } from '../log/request-id.ts';
import type { Tx } from '../sql/open-database.ts';
import type { JobKind } from './define-job.ts';

interface EnqueueOptions {
  /** The job starts when this many real seconds have passed. */
  after_seconds?: number;
  /** While a job of this kind with the same key waits, no second one is added. */
  key?: string;
}

/** The field of a job's data with the id of the request that caused it. Handlers do not see it. */
const REQUEST_FIELD = 'caused_by_request';

/** Returns the id of the request that caused a job, if one did. */
export function findJobRequestId(data: object | null): string | null {
  const id = (data as Readonly<Record<string, unknown>> | null)?.[REQUEST_FIELD];
  return typeof id === 'string' ? id : null;
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
  const request_id = findRequestId();
  const content = { ...kind.schema.parse(data), ...(request_id !== null && { [REQUEST_FIELD]: request_id }) };
  await writer.send(kind.name, content, {
    startAfter: options.after_seconds ?? 0,
    singletonKey: options.key ?? uuidv7(),
  });
}
