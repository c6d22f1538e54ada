import type { DashboardRelease, getDashboardReleases } from '@tangent/contract/insight/dashboard.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { DASHBOARD } from '@tangent/domain/insight/dashboard-limits.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/sql/open-database.ts';
import { NEAREST_FIRST, whereUpcoming } from '../analytics/public.ts';

/** Returns the releases that went live last, and those that come next. */
export async function getReleasesView(
  db: Db,
  accountId: string,
  now: Date,
): Promise<z.input<typeof getDashboardReleases.response>> {
  const latest: DashboardRelease[] = await db
    .select(COLUMNS)
    .from(releases)
    .where(and(eq(releases.account_id, accountId), eq(releases.status, 'published')))
    .orderBy(desc(releases.live_date), desc(releases.created_at), desc(releases.id))
    .limit(DASHBOARD.latest);
  const upcoming: DashboardRelease[] = await db
    .select(COLUMNS)
    .from(releases)
    .where(whereUpcoming(accountId, utcDay(now.getTime())))
    .orderBy(...NEAREST_FIRST)
    .limit(DASHBOARD.upcoming);
  return { latest, upcoming };
}

const COLUMNS = {
  id: releases.id,
  status: releases.status,
  title: releases.title,
  primary_artist: releases.primary_artist,
  release_type: releases.release_type,
  release_date: releases.release_date,
  live_date: releases.live_date,
  artwork_upload_id: releases.artwork_upload_id,
  track_count: sql<number>`(select count(*)::int from ${tracks} t where t.release_id = ${releases}.id)`,
};
