import type { DashboardStreams, StreamDays } from '@tangent/contract/insight/dashboard.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDashboardStreams } from '../../../api/insight/dashboard.ts';
import { lazyPart } from '../../../app/load-part.ts';
import { FlaggedNote } from '../../../parts/insight/flagged-note.tsx';
import { useOpenPoint } from '../../../parts/insight/use-open-point.ts';
import { formatCompact, formatDate, formatDay, formatNumber, formatRange } from '../../../parts/text/format.ts';
import type { LinePoint } from '../../../ui/charts/line-chart.tsx';
import { LineLegend } from '../../../ui/charts/line-legend.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Block, EmptyBlock } from './block.tsx';
import { DaysSwitch } from './days-switch.tsx';

/** Loaded after the content above it. */
const LineChart = lazyPart(async () => (await import('../../../ui/charts/line-chart.tsx')).LineChart);

const HEIGHT = 290;

/** Charts the streams day by day, with the previous days behind them. */
export function StreamsBlock() {
  const { t } = useTranslation();
  const [days, setDays] = useState<StreamDays>('30');
  const streams = useDashboardStreams(days);
  return (
    <Block
      title={t('dashboard.streams.title')}
      action={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <LineLegend
            field={t('dashboard.streams.this')}
            dashed={t('dashboard.streams.before')}
            hatched={(streams.data?.flagged ?? []).length > 0 ? t('dashboard.flagged.legend') : undefined}
            open={streams.data?.open == null ? undefined : t('dashboard.open.legend')}
          />
          <DaysSwitch days={days} onChange={setDays} />
        </div>
      }
      result={streams}
      skeleton={<Skeleton className="h-72.5 w-full" />}
    >
      {(data) => <StreamsChart streams={data} />}
    </Block>
  );
}

function StreamsChart({
  streams: { range, open_day, open, flagged: left_out, series, marks },
}: {
  streams: DashboardStreams;
}) {
  const { t, i18n } = useTranslation();
  const count = (value: number) => formatNumber(value, i18n.language);
  const getOpenPoint = useOpenPoint();
  const points = series.map(({ at, streams, flagged, before }): LinePoint => {
    const isKnown = streams !== null;
    return {
      key: at,
      label: formatDay(at, i18n.language),
      value: streams,
      before,
      title: formatDate(at, i18n.language),
      above: flagged,
      text: [
        isKnown
          ? t('dashboard.streams.value', { count: streams, streams: count(streams) })
          : t('dashboard.streams.unknown'),
        ...(flagged > 0 ? [t('dashboard.flagged.beside', { streams: count(flagged) })] : []),
      ].join(', '),
      beforeText: before === null ? undefined : t('dashboard.streams.before_value', { streams: count(before) }),
    };
  });
  if (series.every(({ streams }) => streams === null)) {
    // As high as the chart, so that the content below does not move.
    return (
      <div className="grid h-72.5 place-items-center rounded-card border border-line border-dashed px-6 text-center">
        <EmptyBlock>{t('dashboard.streams.empty')}</EmptyBlock>
      </div>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="h-72.5 w-full" />}>
      <LineChart
        label={t('dashboard.streams.chart', { range: formatRange(range.from, range.to, i18n.language) })}
        points={[...points, ...getOpenPoint({ open_day, range, value: open })]}
        marks={marks.map(({ at, title }) => ({ key: at, title }))}
        formatTick={(value) => formatCompact(value, i18n.language)}
        height={HEIGHT}
      />
      <FlaggedNote flagged={left_out} className="mt-3 text-13 text-bad" />
    </Suspense>
  );
}
