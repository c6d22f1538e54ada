import { announcements } from '@tangent/db/schema/events/announcement.ts';
import { and, eq, gt } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Ends an announcement in all its languages, before its time is up or before it was shown. */
export async function endAnnouncement(
  tx: Tx,
  actor: Pick<Actor, 'user_id'> | null,
  id: string,
  now: Date,
): Promise<void> {
  const ended = await tx
    .update(announcements)
    .set({ ends_at: now })
    .where(and(eq(announcements.id, id), gt(announcements.ends_at, now)))
    .returning({ id: announcements.id });
  if (ended.length === 0) throw new Refusal('not_found');
  await recordAction(tx, 'announcement.ended', { by: byStaff(actor), subject: { kind: 'announcement', id }, at: now });
}
