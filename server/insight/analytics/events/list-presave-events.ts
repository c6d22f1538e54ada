import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { EVENTS_LISTED } from '@tangent/domain/insight/analytics-limits.ts';
import { and, between, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import type { MusicFilter } from '../trend-rows.ts';
import { whereReleasesOf } from '../where-music.ts';
import { type FoundEvent, NOTHING_MORE } from './found-event.ts';

/** Fans who asked for the release and did not withdraw. */
const FANS = sql<number>`(select count(*)::int from ${presave_fans} f
  where f.campaign_id = ${presave_campaigns}.id and f.state not in ('waiting', 'gone'))`;

/** Lists the days on which pre-save campaigns opened, and those on which they saved the release for their fans. */
export async function listPresaveEvents(db: Db, music: MusicFilter, { from, to }: DayRange): Promise<FoundEvent[]> {
  const { starts_on, announced_date, saving_started_at, release_id, stopped_at } = presave_campaigns;
  const rows = await db
    .select({ starts_on, ended_on: announced_date, saving_started_at, release_id, title: releases.title, fans: FANS })
    .from(presave_campaigns)
    .innerJoin(releases, eq(releases.id, release_id))
    .where(
      and(
        whereReleasesOf(db, music),
        // A campaign that was stopped before it opened never did.
        or(isNull(stopped_at), sql`${stopped_at} >= ${starts_on}`),
        or(between(starts_on, from, to), between(announced_date, from, to)),
      ),
    )
    .orderBy(desc(starts_on), release_id)
    .limit(EVENTS_LISTED);
  const isWithin = (day: string) => day >= from && day <= to;
  return rows.flatMap(({ starts_on: opened, ended_on, saving_started_at: saving, ...row }) => {
    const event = { ...NOTHING_MORE, ...row };
    return [
      ...(isWithin(opened) ? [{ ...event, kind: 'presave_opened' as const, at: opened, until: opened }] : []),
      ...(saving !== null && isWithin(ended_on)
        ? [{ ...event, kind: 'presave_ended' as const, at: ended_on, until: ended_on }]
        : []),
    ];
  });
}
