import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { UPCOMING_STATUSES } from '@tangent/domain/catalogue/release/date/upcoming.ts';
import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { MusicFilter } from './trend-rows.ts';
import { whereReleasesOf } from './where-music.ts';

/**
 * Finds the day on which the first figures of music are due: the day after the first of its releases is out, since
 * stores report full days. Null without a release that is out or has a date.
 */
export async function findFirstFigures(db: Db, music: MusicFilter): Promise<string | null> {
  const { live_date, release_date, status } = releases;
  const isDated = and(inArray(status, UPCOMING_STATUSES), isNotNull(release_date));
  const [row] = await db
    .select({ day: sql<string | null>`min(coalesce(${live_date}, ${release_date}))::text` })
    .from(releases)
    .where(and(whereReleasesOf(db, music), or(isNotNull(live_date), isDated)));
  return row?.day ? addDays(row.day, 1) : null;
}
