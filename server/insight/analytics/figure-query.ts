import type {
  AnalyticsHead,
  AnalyticsQuery,
  AnalyticsTab,
  FlaggedStreams,
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
  findPeriodDays,
  type PeriodDays,
} from '@tangent/domain/insight/analytics/period.ts';
import { getChartStep } from '@tangent/domain/insight/analytics/steps.ts';
import { ANALYTICS_REFRESH_SECONDS } from '@tangent/domain/insight/analytics-limits.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import { sql } from 'drizzle-orm';
import { type Actor, requireCapability } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listFlaggedDays } from '../monitoring/public.ts';
import { findMusic } from './find-music.ts';
import { listTrendFreshness } from './list-trend-freshness.ts';
import { listFlaggedStreams } from './read-flagged.ts';
import type { Music, MusicFilter } from './trend-rows.ts';

/** A checked query: the music, the days, and the days they are compared with. */
export type FigureQuery = {
  music: Music;
  /** The last day that each store of the music has reported. */
  freshness: readonly TrendFreshness[];
  range: DayRange;
  open_day: PeriodDays['open_day'];
  /** Streams of the range that no figure counts. */
  flagged: readonly FlaggedStreams[];
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
  return buildFigureQuery(db, music, { ...findPeriodDays(query, { today, first_day, has_today }), period, compare });
}

type Posed = PeriodDays & { period: AnalyticsPeriod; compare: ComparisonKind };

/** Builds a query about days; it compares only days that stores have reported, and leaves out flagged streams. */
export async function buildFigureQuery(db: Db, filter: MusicFilter, posed: Posed): Promise<FigureQuery> {
  const { range, open_day, period, compare } = posed;
  const [freshness, days] = await Promise.all([listTrendFreshness(db, filter), listFlaggedDays(db, filter.account_id)]);
  const music = { ...filter, flagged: days };
  const comparable = findComparableDays(posed, findReportedUntil(freshness));
  return {
    music,
    freshness,
    range,
    open_day,
    flagged: await listFlaggedStreams(db, music, range),
    compared: comparable?.days ?? null,
    comparison: comparable?.comparison ?? null,
    period,
    compare: period === 'all_time' ? 'none' : compare,
  };
}

/** Returns the head that every analytics response starts with. */
export function presentHead({ plan }: Actor, figureQuery: FigureQuery): AnalyticsHead {
  const { range, open_day, flagged, compared, comparison, freshness } = figureQuery;
  const is_limited = !can(plan, 'advanced_analytics');
  return {
    range,
    open_day,
    flagged: [...flagged],
    compared,
    comparison,
    step: getChartStep(range),
    freshness: [...freshness],
    is_limited,
    refresh_seconds: is_limited ? null : ANALYTICS_REFRESH_SECONDS,
  };
}

/** Returns the first day that any store has reported for the account. */
export async function findFirstDay(db: Db, accountId: string): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select min(first_day)::text as day from ${trend_track_first_days} where account_id = ${accountId}`,
  );
  return rows[0]?.day ?? null;
}
