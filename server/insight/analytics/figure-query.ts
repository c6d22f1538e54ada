import type {
  AnalyticsHead,
  AnalyticsQuery,
  AnalyticsTab,
  TrendFreshness,
} from '@tangent/contract/insight/analytics.ts';
import { trend_track_first_days } from '@tangent/db/schema/insight/trend.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { findComparableDays } from '@tangent/domain/insight/analytics/find-comparable-days.ts';
import { findReportedUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import {
  type AnalyticsPeriod,
  type ComparisonKind,
  checkPeriod,
  type DayRange,
  FREE_PERIODS,
  toRange,
} from '@tangent/domain/insight/analytics/period.ts';
import { getChartStep } from '@tangent/domain/insight/analytics/steps.ts';
import { ANALYTICS_REFRESH_SECONDS } from '@tangent/domain/insight/analytics-limits.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import { sql } from 'drizzle-orm';
import { type Actor, requireCapability } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { findMusic } from './find-music.ts';
import { listTrendFreshness } from './list-trend-freshness.ts';
import type { Music } from './trend-rows.ts';

/** A checked query: the music, the days, and the days they are compared with. */
export type FigureQuery = {
  music: Music;
  /** The last day that each store of the music has reported. */
  freshness: readonly TrendFreshness[];
  range: DayRange;
  /** The reported days of the range, and the days they are compared with; null without a comparison. */
  compared: DayRange | null;
  comparison: DayRange | null;
  period: AnalyticsPeriod;
  compare: ComparisonKind;
};

type QuestionInput = { actor: Actor; tab: AnalyticsTab; query: AnalyticsQuery; now: Date };

/** Checks a query. Refuses figures outside the plan, an invalid period, and music of other accounts. */
export async function prepareQuestion(db: Db, { actor, tab, query, now }: QuestionInput): Promise<FigureQuery> {
  const { period, compare } = query;
  const has_today = can(actor.plan, 'advanced_analytics');
  if (tab !== 'overview' || !FREE_PERIODS.includes(period)) requireCapability(actor, 'advanced_analytics');
  const today = utcDay(now.getTime());
  const issues = checkPeriod(query, today);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const music = await findMusic(db, actor.user_id, query);
  const first_day = period === 'all_time' ? await findFirstDay(db, actor.user_id) : null;
  return buildFigureQuery(db, music, { range: toRange(query, { today, first_day, has_today }), period, compare });
}

type Posed = { range: DayRange; period: AnalyticsPeriod; compare: ComparisonKind };

/** Builds a query about days; it compares only days that stores have reported. */
export async function buildFigureQuery(db: Db, music: Music, { range, period, compare }: Posed): Promise<FigureQuery> {
  const freshness = await listTrendFreshness(db, music);
  const comparable = findComparableDays({ range, period, compare }, findReportedUntil(freshness));
  return {
    music,
    freshness,
    range,
    compared: comparable?.days ?? null,
    comparison: comparable?.comparison ?? null,
    period,
    compare: period === 'all_time' ? 'none' : compare,
  };
}

/** Returns the head that every analytics response starts with. */
export function presentHead({ plan }: Actor, figureQuery: FigureQuery): AnalyticsHead {
  const { range, compared, comparison, freshness } = figureQuery;
  const is_limited = !can(plan, 'advanced_analytics');
  return {
    range,
    compared,
    comparison,
    step: getChartStep(range),
    freshness: [...freshness],
    is_limited,
    refresh_seconds: is_limited ? null : ANALYTICS_REFRESH_SECONDS,
  };
}

/** Returns the first day that any store has reported for the account. */
async function findFirstDay(db: Db, accountId: string): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select min(first_day)::text as day from ${trend_track_first_days} where account_id = ${accountId}`,
  );
  return rows[0]?.day ?? null;
}
