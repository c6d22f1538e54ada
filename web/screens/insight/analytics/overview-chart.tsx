import type { AnalyticsOverview } from '@tangent/contract/insight/analytics.ts';
import type { TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { useTranslation } from 'react-i18next';
import { useEventMarks } from '../../../parts/insight/use-event-marks.ts';
import { SeriesCard } from './series-card.tsx';

type OverviewChartProps = { overview: AnalyticsOverview; count: TrendCount };

/** Charts one count over time; releases and playlist adds are marked on the line. */
export function OverviewChart({ overview, count }: OverviewChartProps) {
  const { t } = useTranslation();
  const { series } = overview;
  const marks = useEventMarks(overview);
  return (
    <SeriesCard
      title={t(`analytics.figure.${count}`)}
      unit={count}
      head={overview}
      series={series.map((point) => ({
        at: point.at,
        before_at: point.before_at,
        value: point[count],
        before: point.before?.[count] ?? null,
        is_reported: point.is_reported,
        ...(count === 'streams' && { flagged: point.flagged }),
      }))}
      open={overview.open?.[count] ?? null}
      marks={marks}
      note={(count === 'listeners' || count === 'followers') && t(`analytics.about.${count}`)}
    />
  );
}
