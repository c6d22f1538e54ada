import { announcements } from '@tangent/db/schema/announcement.ts';
import type { Announcement } from '@tangent/domain/announcement/announcement.ts';
import { checkAnnouncement } from '@tangent/domain/announcement/check-announcement.ts';
import type { Actor } from '../auth/public.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { recordAnnouncementAct } from './record-announcement-act.ts';

export type NewAnnouncement = Announcement & { starts_at: Date; ends_at: Date };

/** Tells everybody something in one language, or says it in other words than before. */
export async function writeAnnouncement(
  tx: Tx,
  actor: Pick<Actor, 'user_id'> | null,
  given: NewAnnouncement,
  now: Date,
): Promise<void> {
  const issues = checkAnnouncement(given, { from_ms: given.starts_at.getTime(), until_ms: given.ends_at.getTime() });
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const { id, language, ...said } = given;
  await tx
    .insert(announcements)
    .values({ id, language, ...said })
    .onConflictDoUpdate({ target: [announcements.id, announcements.language], set: said });
  const times = { starts_at: said.starts_at.toISOString(), ends_at: said.ends_at.toISOString() };
  const details = { language, title: said.title, body: said.body, link: said.link, ...times };
  await recordAnnouncementAct(tx, 'announcement.written', { actor, id, at: now, details });
}
