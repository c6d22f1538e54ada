import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { eq, sql } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { createPageKey } from '../artist/public.ts';
import { releasePublishedJob } from './jobs.ts';
import { moveRelease } from './move-release.ts';

/** Publishes a release when the first store shows it. */
export async function publishRelease(tx: Tx, releaseId: string, liveDate: CalendarDate, at: Date): Promise<void> {
  const move = { release_id: releaseId, at, by: 'system', actor_id: null } as const;
  await moveRelease(tx, { ...move, from: 'in_process', to: 'published' });
  const [release] = await tx
    .update(releases)
    .set({ live_date: liveDate })
    .where(eq(releases.id, releaseId))
    .returning({ artist_id: releases.artist_id });
  if (release === undefined) return;
  await tx
    .update(artists)
    .set({ first_live_date: sql`least(${artists.first_live_date}, ${liveDate}::date)` })
    .where(eq(artists.id, release.artist_id));
  await createPageKey(tx, release.artist_id, at);
  await enqueue(tx, releasePublishedJob, { release_id: releaseId }, { key: releaseId });
}
