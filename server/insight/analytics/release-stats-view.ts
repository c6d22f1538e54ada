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
import { findFirstDay } from './figure-query.ts';
import { findMusic } from './find-music.ts';
import { listTrendFreshness } from './list-trend-freshness.ts';
import { listFlaggedStreams } from './read-flagged.ts';
import { type Music, trendRows } from './trend-rows.ts';

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
    computeCounts(db, music, allTime),
    computeCounts(db, music, range),
    computeMoneyTotal(db, statements),
    computeMoneyTotal(db, recent),
    listTrendFreshness(db, music),
    findFreshness(db, holders),
    findLiveDate(db, release),
  ]);
  return {
    all_time: { ...all, revenue_micros: total },
    last_30_days: { ...last, revenue_micros: part, range, months },
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

async function computeCounts(db: Db, music: Music, range: DayRange) {
  const rows = trendRows('track', music, range, ['streams', 'listeners']);
  const [result, flagged] = await Promise.all([
    db.execute<{ streams: string; listeners: string }>(sql`
      select coalesce(sum(streams), 0) as streams, coalesce(sum(listeners), 0) as listeners from ${rows}`),
    listFlaggedStreams(db, music, range),
  ]);
  const [row] = result.rows;
  return { streams: Number(row?.streams), listeners: Number(row?.listeners), flagged };
}

async function computeMoneyTotal(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(sum(amount_micros), 0) as amount from ${royalty_store_totals} where ${where}`);
  return presentMicros(rows[0]?.amount ?? '0');
}
