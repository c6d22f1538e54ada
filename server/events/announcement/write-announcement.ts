import { announcements } from '@tangent/db/schema/events/announcement.ts';
import type { Announcement } from '@tangent/domain/events/announcement/announcement.ts';
import { checkAnnouncement } from '@tangent/domain/events/announcement/check-announcement.ts';
import { and, eq, gt } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

export type NewAnnouncement = Announcement & { starts_at: Date; ends_at: Date };

/** Creates an announcement in one language, or replaces its text. */
export async function writeAnnouncement(
  tx: Tx,
  actor: Pick<Actor, 'user_id'> | null,
  input: NewAnnouncement,
  now: Date,
): Promise<void> {
  const issues = checkAnnouncement(input, { from_ms: input.starts_at.getTime(), until_ms: input.ends_at.getTime() });
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const { id, language, ...content } = input;
  await tx
    .insert(announcements)
    .values({ id, language, ...content })
    .onConflictDoUpdate({ target: [announcements.id, announcements.language], set: content });
  const times = { starts_at: content.starts_at.toISOString(), ends_at: content.ends_at.toISOString() };
  const details = { language, title: content.title, body: content.body, link: content.link, ...times };
  const subject = { kind: 'announcement', id } as const;
  await recordAction(tx, 'announcement.written', { by: byStaff(actor), subject, details, at: now });
}

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
