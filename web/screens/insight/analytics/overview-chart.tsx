import type { AnalyticsOverview, Annotation } from '@tangent/contract/analytics.ts';
import type { TrendCount } from '@tangent/domain/analytics/trend-count.ts';
import { useTranslation } from 'react-i18next';
import { SeriesCard } from './series-card.tsx';

type OverviewChartProps = { overview: AnalyticsOverview; count: TrendCount };

/** Charts one count over time; releases and playlist adds are marked on the line. */
export function OverviewChart({ overview, count }: OverviewChartProps) {
  const { t } = useTranslation();
  const { series, annotations, step } = overview;
  const describeEvent = ({ kind, title, detail }: Annotation) =>
    kind === 'release'
      ? t('analytics.event.release', { title })
      : t(detail === null ? 'analytics.event.playlist' : 'analytics.event.playlist_of', { title, store: detail ?? '' });
  const marks = annotations.flatMap((event) => {
    const point = series.findLast(({ at }) => (step === 'day' ? at === event.at : at <= event.at));
    return point ? [{ key: point.at, title: describeEvent(event) }] : [];
  });
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
      }))}
      marks={marks}
      note={(count === 'listeners' || count === 'followers') && t(`analytics.about.${count}`)}
    />
  );
}
