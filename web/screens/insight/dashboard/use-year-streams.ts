import { addDays } from '@tangent/domain/calendar.ts';
import { useAnalyticsOverview } from '../../../api/insight/analytics.ts';
import { useDashboardStreams } from '../../../api/insight/dashboard.ts';
import { useToday } from '../../../app/today.ts';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';

export type YearStreams = {
  /** Null where no store has reported anything. */
  readonly points: readonly { readonly at: string; readonly streams: number | null }[];
  readonly total: number;
  readonly is_year: boolean;
};

const DAYS_OF_YEAR = 365;

/** The streams of the last year; of the last 30 days on the plan without longer periods. Null until they are read. */
export function useYearStreams(): YearStreams | null {
  const today = useToday();
  const hasYear = useCapability('advanced_analytics');
  const range = { from: addDays(today, -DAYS_OF_YEAR), to: addDays(today, -1) };
  const year = useAnalyticsOverview({ period: 'custom', compare: 'none', ...range }, { enabled: hasYear }).data;
  const days = useDashboardStreams('30', { enabled: !hasYear }).data;
  const points = hasYear
    ? year?.series.map(({ at, streams, is_reported }) => ({ at, streams: is_reported ? streams : null }))
    : days?.series.map(({ at, streams }) => ({ at, streams }));
  if (points === undefined) return null;
  return { points, total: points.reduce((sum, { streams }) => sum + (streams ?? 0), 0), is_year: hasYear };
}
