import type { ReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import type { RoyaltyFreshness } from '@tangent/contract/money/royalty.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { trend_track_months } from '@tangent/db/schema/insight/trend.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { toMonths } from '@tangent/domain/insight/analytics/compare-months.ts';
import { toRange } from '@tangent/domain/insight/analytics/period.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import { getFirstDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { findFreshness, listHolders, presentMicros } from '../../money/royalty/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { findMusic } from './find-music.ts';
import { listTrendFreshness } from './list-trend-freshness.ts';
import { trendRows } from './trend-rows.ts';

/** Returns the figures of a release, overall and for the last 30 days, on every plan. */
export async function getReleaseStatsView(db: Db, actor: Actor, release: string, now: Date): Promise<ReleaseStats> {
  const music = await findMusic(db, actor.user_id, { release });
  const tracks = sql.param([...(music.tracks ?? [])]);
  const holders = await listHolders(db, actor.user_id);
  const has_today = can(actor.plan, 'advanced_analytics');
  const facts = { today: utcDay(now.getTime()), first_day: null, has_today };
  const range = toRange({ period: 'last_30_days' }, facts);
  const months = toMonths(range);
  const ever = sql`${trend_track_months} where account_id = ${actor.user_id} and track_id = any(${tracks}::uuid[])`;
  const statements = sql`holder_id = any(${sql.param(holders)}::uuid[]) and track_id = any(${tracks}::uuid[])`;
  const recent = sql`${statements} and period between ${getFirstDay(months.from)}::date and ${getFirstDay(months.to)}::date`;
  const [all, last, total, part, trends, received, liveDate] = await Promise.all([
    computeCountTotals(db, ever),
    computeCountTotals(db, trendRows('track', music, range, ['streams', 'listeners'])),
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

async function computeCountTotals(db: Db, rows: SQL) {
  const result = await db.execute<{ streams: string; listeners: string }>(sql`
    select coalesce(sum(streams), 0) as streams, coalesce(sum(listeners), 0) as listeners from ${rows}`);
  const [row] = result.rows;
  return { streams: Number(row?.streams), listeners: Number(row?.listeners) };
}

async function computeMoneyTotal(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(sum(amount_micros), 0) as amount from ${royalty_store_totals} where ${where}`);
  return presentMicros(rows[0]?.amount ?? '0');
}
