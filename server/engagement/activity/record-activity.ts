import { activity_events } from '@tangent/db/schema/activity.ts';
import { type ActivityType, UPDATED_MERGE_MINUTES } from '@tangent/domain/activity/activity.ts';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

const MERGE_MS = UPDATED_MERGE_MINUTES * 60_000;

type Event = { account_id: string; release_id: string; type: ActivityType; at: Date };

/**
 * Records an event in the activity of an account. Consecutive saves are one event whose time moves on. Runs in
 * the transaction of the event; saves of one release are serialized there, so none is merged twice.
 */
export async function recordActivity(tx: Tx, event: Event): Promise<void> {
  if (event.type === 'updated' && (await refreshUpdated(tx, event))) return;
  await tx.insert(activity_events).values(event);
}

async function refreshUpdated(tx: Tx, { release_id, at }: Event): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(activity_events)
    .where(
      and(
        eq(activity_events.release_id, release_id),
        eq(activity_events.type, 'updated'),
        gte(activity_events.at, new Date(at.getTime() - MERGE_MS)),
      ),
    )
    .orderBy(desc(activity_events.at))
    .limit(1);
  if (!last) return false;
  // A clock that was set back must not move the event into the past.
  if (last.at < at) await tx.update(activity_events).set({ at }).where(eq(activity_events.id, last.id));
  return true;
}
