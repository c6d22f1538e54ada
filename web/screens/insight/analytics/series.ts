import type { AnalyticsHead } from '@tangent/contract/insight/analytics.ts';
import type { TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import type { LineMark } from '../../../ui/charts/chart-marks.tsx';

/** One day or month of a count, and the same of the comparison. */
export type SeriesPoint = {
  readonly at: string;
  readonly before_at: string | null;
  readonly value: number;
  readonly before: number | null;
  /** Whether any store has reported a day of the step: otherwise its value is unknown. */
  readonly is_reported: boolean;
  /** Streams that are not counted. */
  readonly flagged?: number;
};

export type SeriesProps = {
  title: string;
  /** The count; each has its own text for a number. */
  unit: TrendCount;
  head: AnalyticsHead;
  series: readonly SeriesPoint[];
  /** The count of the open day so far; null when nothing is known about it. */
  open?: number | null;
  marks?: readonly LineMark[];
};
