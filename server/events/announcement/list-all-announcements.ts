import { announcements } from '@tangent/db/schema/events/announcement.ts';
import { desc } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Returns every past and future announcement, the newest first. */
export async function listAllAnnouncements(db: Db): Promise<(typeof announcements.$inferSelect)[]> {
  return db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.starts_at), announcements.id, announcements.language);
}
