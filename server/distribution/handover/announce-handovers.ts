import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { handovers } from '@tangent/db/schema/distribution/handover.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { canLeave } from '@tangent/domain/distribution/move/store-handover.ts';
import { eq, inArray } from 'drizzle-orm';
import { notify } from '../../events/activity/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { lockHandover, writeAnnouncedMarks } from './handover-store.ts';
import { getHandoverView } from './handover-view.ts';

/** Notifies each artist of the stores that a release can leave from today on: one email for all of them. */
export async function announceHandovers(db: Db, now: Date): Promise<void> {
  const rows = await db
    .select({ id: handovers.release_id })
    .from(handovers)
    .innerJoin(releases, eq(releases.id, handovers.release_id))
    // A release under takedown leaves its stores already.
    .where(inArray(releases.status, ['in_process', 'published']));
  for (const { id } of rows) await inTransaction(db, (tx) => announceHandover(tx, id, now));
}

/** Marks and email are one transaction, on the locked plan: two workers at once notify once, too. */
async function announceHandover(tx: Tx, release_id: string, now: Date): Promise<void> {
  const row = await lockHandover(tx, release_id);
  const view = row && (await getHandoverView(tx, release_id, now));
  if (!row || !view) return;
  const announced_marks: Record<string, CalendarDate> = {};
  let added = 0;
  for (const { store_id } of view.stores.filter((store) => canLeave(store, view.today))) {
    const before = row.announced_marks[store_id];
    announced_marks[store_id] = before ?? view.today;
    if (before === undefined) added += 1;
  }
  // A store whose day was put off is no longer among them, and is announced again on its new day.
  await writeAnnouncedMarks(tx, { ...row, announced_marks });
  if (added === 0) return;
  const params = { distributor: row.distributor, stores: added };
  await notify(tx, { type: 'handover_due', release_id, params, at: now });
}
