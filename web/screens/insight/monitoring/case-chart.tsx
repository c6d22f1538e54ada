import type { FraudCaseDetail, FraudCasePoint } from '@tangent/contract/insight/monitoring.ts';
import { useTranslation } from 'react-i18next';
import { formatCompact, formatDate, formatDateTime, formatDay, formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LineChart, type LinePoint } from '../../../ui/charts/line-chart.tsx';
import { LineLegend } from '../../../ui/charts/line-legend.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';

/** Compares the streams of each day with the usual number, as a chart and as a table. */
export function CaseChart({ found }: { found: FraudCaseDetail }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const mark = t('watch.chart.mark');
  return (
    <Card
      title={t('watch.card.chart')}
      action={<LineLegend field={t('watch.chart.this')} dashed={t('watch.chart.usual')} />}
      isRegion
    >
      <LineChart
        label={t('watch.card.chart')}
        points={usePoints(found.series)}
        marks={found.series.filter(({ has_finding }) => has_finding).map(({ day }) => ({ key: day, title: mark }))}
        formatTick={(value) => formatCompact(value, language)}
      />
      <p className="mt-3 text-xs text-ink-3">
        <Source found={found} />
      </p>
      <div className="mt-3 -mb-2">
        <Disclosure title={t('watch.table')}>
          <DayTable series={found.series} />
        </Disclosure>
      </div>
    </Card>
  );
}

function usePoints(series: readonly FraudCasePoint[]): LinePoint[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return series.map(({ day, streams, usual }) => ({
    key: day,
    label: formatDay(day, language),
    value: streams,
    before: usual,
    title: formatDate(day, language),
    text:
      streams === null
        ? t('watch.chart.no_data')
        : t('watch.chart.streams', { count: streams, number: formatNumber(streams, language) }),
    beforeText: usual === null ? undefined : t('watch.chart.usual_is', { number: formatNumber(usual, language) }),
  }));
}

/** Says where the figures come from, and how recent they are. */
function Source({ found: { store, freshness } }: { found: FraudCaseDetail }) {
  const { t, i18n } = useTranslation();
  if (freshness === null) return t('watch.source_none', { store: store.name });
  const until = formatDate(freshness.until, i18n.language);
  return t('watch.source', { store: store.name, until, at: formatDateTime(freshness.received_at, i18n.language) });
}

function DayTable({ series }: { series: readonly FraudCasePoint[] }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, language));
  const columns: Column<FraudCasePoint>[] = [
    { key: 'day', title: t('watch.column.day'), cell: ({ day }) => formatDate(day, language) },
    {
      key: 'streams',
      title: t('watch.column.streams'),
      numeric: true,
      cell: ({ streams }) => (streams === null ? t('watch.chart.no_data') : number(streams)),
    },
    { key: 'usual', title: t('watch.column.usual'), numeric: true, cell: ({ usual }) => number(usual) },
    { key: 'listeners', title: t('watch.column.listeners'), numeric: true, cell: ({ listeners }) => number(listeners) },
    {
      key: 'seen',
      title: t('watch.column.seen'),
      className: 'pl-4',
      cell: ({ has_finding }) => has_finding && <span className="font-strong text-warn">{t('watch.chart.mark')}</span>,
    },
  ];
  return (
    <Table
      caption={t('watch.table')}
      columns={columns}
      rows={series.toReversed()}
      rowKey={({ day }) => day}
      density="compact"
      minWidth="30rem"
    />
  );
}
