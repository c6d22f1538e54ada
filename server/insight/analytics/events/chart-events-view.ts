import type { AnalyticsQuery } from '@tangent/contract/insight/analytics.ts';
import type { ChartEvent, ChartEvents } from '@tangent/contract/insight/chart-event.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { rankEvents } from '@tangent/domain/insight/analytics/chart-event.ts';
import { type DailyStreams, findEffect } from '@tangent/domain/insight/analytics/find-effect.ts';
import { findCompleteUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { getChartStep } from '@tangent/domain/insight/analytics/steps.ts';
import { EFFECT, EVENTS_LISTED } from '@tangent/domain/insight/analytics-limits.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../../identity/auth/public.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { type FigureQuery, prepareQuestion } from '../figure-query.ts';
import { listReportedDays } from '../list-reported-days.ts';
import { readFlagged } from '../read-flagged.ts';
import { type Music, trendDayRows } from '../trend-rows.ts';
import type { FoundEvent } from './found-event.ts';
import { listLeftOutEvents } from './list-left-out-events.ts';
import { listPlaylistEvents } from './list-playlist-events.ts';
import { listPresaveEvents } from './list-presave-events.ts';
import { listReleaseEvents } from './list-release-events.ts';

/** Lists what happened to the music in a period, with its effect where the chart is drawn by days. */
export async function listChartEventsView(
  db: Db,
  actor: Actor,
  query: AnalyticsQuery,
  now: Date,
): Promise<ChartEvents> {
  const figureQuery = await prepareQuestion(db, { actor, tab: 'overview', query, now });
  const { music, range } = figureQuery;
  const has_weeks = getChartStep(range) === 'day';
  const found = await findEvents(db, music, range, { has_weeks });
  const yesterday = addDays(utcDay(now.getTime()), -1);
  const until = findCompleteUntil(figureQuery.freshness, yesterday);
  const isMeasured = has_weeks && until !== null && found.length > 0;
  const daily = isMeasured ? await readDaily(db, figureQuery, yesterday) : null;
  return presentEvents(found.map((event) => ({ ...event, effect: measureEffect(event, daily, until) })));
}

/** Lists the most important events in the order of their days. */
export function presentEvents(events: readonly ChartEvent[]): ChartEvents {
  const items = rankEvents(events).slice(0, EVENTS_LISTED);
  return { items: items.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))), total: events.length };
}

/** Finds everything that happened to music in a range. */
export async function findEvents(
  db: Db,
  music: Music,
  range: DayRange,
  options: { has_weeks: boolean },
): Promise<FoundEvent[]> {
  const found = await Promise.all([
    listReleaseEvents(db, music, range),
    listPresaveEvents(db, music, range),
    listPlaylistEvents(db, music, range, options),
    listLeftOutEvents(db, music, range),
  ]);
  return found.flat();
}

/** Measures the effect of an event; streams that are left out have none. */
export function measureEffect(
  { kind, at, streams }: FoundEvent,
  daily: DailyStreams | null,
  until: string | null,
): ChartEvent['effect'] {
  if (daily === null || until === null || kind === 'left_out') return null;
  return findEffect({ at, own: kind === 'playlist' ? streams : null }, daily, until);
}

/** Reads the streams day by day, from the days before a range that show what is usual to the week after its end. */
async function readDaily(db: Db, { music, range, freshness }: FigureQuery, yesterday: string): Promise<DailyStreams> {
  const after = addDays(range.to, EFFECT.days - 1);
  const span = { from: addDays(range.from, -EFFECT.history_days), to: after < yesterday ? after : yesterday };
  const [{ rows }, ...known] = await Promise.all([
    db.execute<{ at: string; streams: string }>(sql`
      select r.at::text as at, sum(r.streams)::bigint as streams
        from ${trendDayRows('track', music, span, ['streams'])} group by r.at`),
    listReportedDays(db, freshness, span),
    readFlagged(db, music, span, 'day'),
  ]);
  return toDailyStreams(new Map(rows.map(({ at, streams }) => [at, Number(streams)])), ...known);
}

/** Returns the streams of known days: reported ones, of which nothing is left out. */
export function toDailyStreams(
  streams: ReadonlyMap<string, number>,
  reported: ReadonlySet<string>,
  flagged: { get: (day: string) => number },
): DailyStreams {
  return (day) => (reported.has(day) && flagged.get(day) === 0 ? (streams.get(day) ?? 0) : null);
}
