import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { IDEMPOTENCY_KEY, INBOX_DAYS } from '@tangent/domain/limits.ts';
import { lt } from 'drizzle-orm';
import { pruneIdempotencyKeys } from '../../platform/http/prune-idempotency-keys.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** Deletes events of the payment service and saved responses of idempotent calls after their retention time. */
export async function prunePlans(db: Db, now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db.delete(inbox_events).where(lt(inbox_events.received_at, hoursAgo(24 * INBOX_DAYS)));
  await pruneIdempotencyKeys(db, hoursAgo(IDEMPOTENCY_KEY.hours));
}
