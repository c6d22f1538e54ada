import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { EVENTS_LISTED } from '@tangent/domain/insight/analytics-limits.ts';
import { and, between, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import type { MusicFilter } from '../trend-rows.ts';
import { whereReleasesOf } from '../where-music.ts';
import { type FoundEvent, NOTHING_MORE } from './found-event.ts';

/** Lists the days on which releases went live, were taken down, or got other lyrics in stores; the newest of each. */
export async function listReleaseEvents(db: Db, music: MusicFilter, range: DayRange): Promise<FoundEvent[]> {
  const byMusic = whereReleasesOf(db, music);
  const [live, removed, lyrics] = await Promise.all([
    listLive(db, byMusic, range),
    listRemoved(db, byMusic, range),
    listLyrics(db, byMusic, range),
  ]);
  return [...live, ...removed, ...lyrics];
}

type ByMusic = ReturnType<typeof whereReleasesOf>;
const { id, title, live_date, removed_at } = releases;

async function listLive(db: Db, byMusic: ByMusic, { from, to }: DayRange): Promise<FoundEvent[]> {
  const rows = await db
    .select({ id, title, at: live_date })
    .from(releases)
    .where(and(byMusic, between(live_date, from, to)))
    .orderBy(desc(live_date), id)
    .limit(EVENTS_LISTED);
  return rows.flatMap((row) => (row.at === null ? [] : [toEvent('release', { ...row, at: row.at })]));
}

async function listRemoved(db: Db, byMusic: ByMusic, range: DayRange): Promise<FoundEvent[]> {
  const rows = await db
    .select({ id, title, at: removed_at })
    .from(releases)
    .where(and(byMusic, isWithin(removed_at, range)))
    .orderBy(desc(removed_at), id)
    .limit(EVENTS_LISTED);
  return rows.flatMap((row) => (row.at === null ? [] : [toEvent('removed', { ...row, at: toDay(row.at) })]));
}

async function listLyrics(db: Db, byMusic: ByMusic, range: DayRange): Promise<FoundEvent[]> {
  const { decided_at, differences, state, release_id } = metadata_changes;
  const isAboutLyrics = sql`exists (select 1 from jsonb_array_elements(${differences}) d where d->>'path' like '%.lyrics')`;
  const rows = await db
    .select({ id, title, at: decided_at })
    .from(metadata_changes)
    .innerJoin(releases, eq(releases.id, release_id))
    .where(and(byMusic, eq(state, 'approved'), isWithin(decided_at, range), isAboutLyrics))
    .orderBy(desc(decided_at), id)
    .limit(EVENTS_LISTED);
  return rows.flatMap((row) => (row.at === null ? [] : [toEvent('lyrics', { ...row, at: toDay(row.at) })]));
}

/** Matches instants of the UTC days of a range. */
const isWithin = (column: typeof removed_at | typeof metadata_changes.decided_at, { from, to }: DayRange) =>
  sql`${column} >= ${from}::date::timestamp at time zone 'UTC' and ${column} < (${to}::date + 1)::timestamp at time zone 'UTC'`;

const toDay = (instant: Date) => utcDay(instant.getTime());

function toEvent(kind: FoundEvent['kind'], release: { id: string; title: string; at: string }): FoundEvent {
  return { ...NOTHING_MORE, kind, at: release.at, until: release.at, title: release.title, release_id: release.id };
}
