import type { AnalyticsHead } from '@tangent/contract/analytics.ts';
import type { TrendCount } from '@tangent/domain/analytics/trend-count.ts';
import type { LineMark } from '../../../ui/chart-marks.tsx';

/** A day or month of one count, beside the same of the comparison. */
export type SeriesPoint = {
  readonly at: string;
  readonly before_at: string | null;
  readonly value: number;
  readonly before: number | null;
};

export type SeriesProps = {
  title: string;
  /** What is counted; each has words for a number of it. */
  unit: TrendCount;
  head: AnalyticsHead;
  series: readonly SeriesPoint[];
  marks?: readonly LineMark[];
};
