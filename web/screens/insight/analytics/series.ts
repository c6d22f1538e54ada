import type { AnalyticsHead } from '@tangent/contract/insight/analytics.ts';
import type { TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import type { LineMark } from '../../../ui/charts/chart-marks.tsx';

/** One day or month of a count, and the same of the comparison. */
export type SeriesPoint = {
  readonly at: string;
  readonly before_at: string | null;
  readonly value: number;
  readonly before: number | null;
};

export type SeriesProps = {
  title: string;
  /** The count; each has its own text for a number. */
  unit: TrendCount;
  head: AnalyticsHead;
  series: readonly SeriesPoint[];
  marks?: readonly LineMark[];
};
