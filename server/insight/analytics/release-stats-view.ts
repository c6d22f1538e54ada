import type { FlaggedStreams, TrendFreshness } from '@tangent/contract/insight/analytics.ts';
import type { ReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import type { RoyaltyFreshness } from '@tangent/contract/money/royalty.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { toMonths } from '@tangent/domain/insight/analytics/compare-months.ts';
import { type DayRange, findPeriodDays } from '@tangent/domain/insight/analytics/period.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import { getFirstDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { findFreshness, listHolders, presentMicros } from '../../money/royalty/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listFlaggedDays } from '../monitoring/public.ts';
import { readParts } from './aggregate-parts.ts';
import { findFirstDay } from './figure-query.ts';
import { findMusic } from './find-music.ts';
import { findReportedCounts } from './find-reported-counts.ts';
import { listTrendFreshness } from './list-trend-freshness.ts';
import { countPlaylists } from './playlists-view.ts';
import { listFlaggedStreams } from './read-flagged.ts';
import type { Music } from './trend-rows.ts';

/** Returns the figures of a release, overall and for the last 30 days, on every plan. */
export async function getReleaseStatsView(db: Db, actor: Actor, release: string, now: Date): Promise<ReleaseStats> {
  const filter = await findMusic(db, actor.user_id, { release });
  const tracks = sql.param([...(filter.tracks ?? [])]);
  const [holders, flagged, first_day] = await Promise.all([
    listHolders(db, actor.user_id),
    listFlaggedDays(db, actor.user_id),
    findFirstDay(db, actor.user_id),
  ]);
  const music = { ...filter, flagged };
  const facts = { today: utcDay(now.getTime()), first_day, has_today: can(actor.plan, 'advanced_analytics') };
  const { range } = findPeriodDays({ period: 'last_30_days' }, facts);
  const allTime = findPeriodDays({ period: 'all_time' }, facts).range;
  const months = toMonths(range);
  const statements = sql`holder_id = any(${sql.param(holders)}::uuid[]) and track_id = any(${tracks}::uuid[])`;
  const recent = sql`${statements} and period between ${getFirstDay(months.from)}::date and ${getFirstDay(months.to)}::date`;
  const [all, last, total, part, trends, received, liveDate] = await Promise.all([
    readCounts(db, music, allTime),
    readCounts(db, music, range),
    computeMoneyTotal(db, statements),
    computeMoneyTotal(db, recent),
    listTrendFreshness(db, music),
    findFreshness(db, holders),
    findLiveDate(db, release),
  ]);
  const isReported = await findReportedCounts(
    db,
    trends.map(({ store }) => ({ store, now: all.parts.get(store.id) ?? NOTHING })),
    UNSURE_COUNTS,
  );
  return {
    all_time: { ...addUp(all, trends, isReported), revenue_micros: total },
    stores: trends
      .flatMap(({ store, until }) => {
        const own = all.parts.get(store.id);
        if (own === undefined) return [];
        return [{ store, streams: own.streams, saves: isReported(store.id, 'saves') ? own.saves : null, until }];
      })
      .sort((a, b) => b.streams - a.streams || (a.store.id < b.store.id ? -1 : 1)),
    last_30_days: { ...addUp(last, trends, isReported), revenue_micros: part, range, months },
    freshness: { trends, statements: covers(received, liveDate) ? received : { ...received, until: null } },
  };
}

/** Statements of months before the release say nothing about it: its revenue is unknown, not zero. */
function covers({ until }: RoyaltyFreshness, liveDate: string | null): boolean {
  return liveDate !== null && until !== null && toPeriod(liveDate) <= until;
}

async function findLiveDate(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ live_date: releases.live_date }).from(releases).where(eq(releases.id, id));
  return row?.live_date ?? null;
}

/** Counts that some stores never report. */
const UNSURE_COUNTS = ['listeners', 'saves', 'playlist_adds'] as const;
const COUNTS = ['streams', ...UNSURE_COUNTS] as const;
type Sums = Record<(typeof COUNTS)[number], number>;
const NOTHING: Sums = { streams: 0, listeners: 0, saves: 0, playlist_adds: 0 };

type Counts = { parts: ReadonlyMap<string, Sums>; playlists: number; flagged: FlaggedStreams[] };

/** Reads the figures of a range by store, through the same view as the analytics. */
async function readCounts(db: Db, music: Music, range: DayRange): Promise<Counts> {
  const [parts, playlists, flagged] = await Promise.all([
    readParts(db, { music, range }, { by: 'track', key: 'store_id', counts: COUNTS }),
    countPlaylists(db, music, range),
    listFlaggedStreams(db, music, range),
  ]);
  return { parts: new Map(parts.map(({ key, now }) => [key, now])), playlists, flagged };
}

type IsReported = (store: string, count: (typeof UNSURE_COUNTS)[number]) => boolean;

/** Adds up the stores; what none of them reports is unknown. */
function addUp({ parts, playlists, flagged }: Counts, trends: readonly TrendFreshness[], isReported: IsReported) {
  const sum = (count: keyof Sums) => [...parts.values()].reduce((total, one) => total + one[count], 0);
  const known = (count: (typeof UNSURE_COUNTS)[number]) => trends.some(({ store }) => isReported(store.id, count));
  return {
    streams: sum('streams'),
    listeners: known('listeners') ? sum('listeners') : null,
    saves: known('saves') ? sum('saves') : null,
    playlists: playlists > 0 || known('playlist_adds') ? playlists : null,
    flagged,
  };
}

async function computeMoneyTotal(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(sum(amount_micros), 0) as amount from ${royalty_store_totals} where ${where}`);
  return presentMicros(rows[0]?.amount ?? '0');
}
