import type { AnalyticsOverview } from '@tangent/contract/insight/analytics.ts';
import type { ChartEvent } from '@tangent/contract/insight/chart-event.ts';
import { chooseEvents } from '@tangent/domain/insight/analytics/chart-event.ts';
import type { TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { useTranslation } from 'react-i18next';
import { useChartEvents } from '../../../api/insight/analytics.ts';
import { useEventText } from '../../../parts/insight/use-event-text.ts';
import { formatCompact, formatNumber, formatRange } from '../../../parts/text/format.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { LineLegend } from '../../../ui/charts/line-legend.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EventList } from './event-list.tsx';
import type { SeriesProps } from './series.ts';
import { SeriesTable } from './series-table.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';
import { useLinePoints } from './use-line-points.ts';

const NO_EVENTS: readonly ChartEvent[] = [];

/** Charts one count over time; what happened is numbered on the line and explained below it. */
export function OverviewChart({ overview, count }: { overview: AnalyticsOverview; count: TrendCount }) {
  const { t } = useTranslation();
  const { series, step } = overview;
  // No store counts it: its days are unknown, not zero.
  const isUnknown = overview.unreported.includes(count);
  const { data } = useChartEvents(useAnalyticsAddress().choice);
  const pointOf = (day: string) => series.findLast(({ at }) => (step === 'day' ? at === day : at <= day))?.at ?? null;
  const { marked, others } = chooseEvents(data?.items ?? NO_EVENTS, pointOf);
  const describe = useEventText();
  const props: SeriesProps = {
    title: t(`analytics.figure.${count}`),
    unit: count,
    head: overview,
    series: series.map((point) => ({
      at: point.at,
      before_at: point.before_at,
      value: point[count],
      before: isUnknown ? null : (point.before?.[count] ?? null),
      is_reported: point.is_reported && !isUnknown,
      ...(count === 'streams' && { flagged: point.flagged }),
    })),
    open: isUnknown ? null : (overview.open?.[count] ?? null),
    marks: marked.map((event, index) => {
      const { title, short } = describe(event);
      return { key: pointOf(event.at) ?? '', title, short, number: index + 1 };
    }),
  };
  const hasNote = count === 'listeners' || count === 'followers';
  return (
    <section className="min-w-0 pt-3">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="display text-22 leading-tight">{t(`analytics.by_${step}.${count}`)}</h2>
        <ChartLegend {...props} />
      </header>
      <Chart {...props} />
      {hasNote && <p className="mt-3 text-xs text-ink-3">{t(`analytics.about.${count}`)}</p>}
      <EventList marked={marked} others={others} />
      <div className="mt-4">
        <Disclosure title={t('analytics.table')}>
          <SeriesTable {...props} />
        </Disclosure>
      </div>
    </section>
  );
}

function Chart(props: SeriesProps) {
  const { i18n } = useTranslation();
  const points = useLinePoints(props);
  return (
    <LineChart
      label={props.title}
      points={points}
      marks={props.marks ?? []}
      formatTick={(value) => formatCompact(value, i18n.language)}
      height={340}
    />
  );
}

/** Names the lines by their days. */
function ChartLegend({ head: { range, comparison, step }, series, open = null }: SeriesProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const hasOpen = open !== null && step === 'day' && range.from !== range.to;
  return (
    <LineLegend
      field={formatRange(range.from, range.to, language)}
      dashed={comparison === null ? undefined : formatRange(comparison.from, comparison.to, language)}
      hatched={series.some(({ flagged = 0 }) => flagged > 0) ? t('dashboard.flagged.legend') : undefined}
      open={hasOpen ? t('analytics.open_legend', { number: formatNumber(open, language) }) : undefined}
    />
  );
}
