import type { listAnnouncements } from '@tangent/contract/events/announcement.ts';
import { announcements } from '@tangent/db/schema/events/announcement.ts';
import { ANNOUNCEMENT } from '@tangent/domain/events/event-limits.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/sql/open-database.ts';

type View = z.input<typeof listAnnouncements.response>;

/** Returns the newest current announcements, each in the requested language or else in English. */
export async function getAnnouncementsView(db: Db, language: Language, now: Date): Promise<View> {
  const { id, title, body, link, starts_at } = announcements;
  const found = db
    .selectDistinctOn([id], { id, language: announcements.language, title, body, link, starts_at })
    .from(announcements)
    .where(
      and(
        lte(starts_at, now),
        gt(announcements.ends_at, now),
        inArray(announcements.language, [...new Set<Language>([language, 'en'])]),
      ),
    )
    .orderBy(id, desc(eq(announcements.language, language)))
    .as('found');
  const items = await db.select().from(found).orderBy(desc(found.starts_at), found.id).limit(ANNOUNCEMENT.shown);
  return { items };
}

/** Returns every past and future announcement, the newest first. */
export async function listAllAnnouncements(db: Db): Promise<(typeof announcements.$inferSelect)[]> {
  return db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.starts_at), announcements.id, announcements.language);
}
