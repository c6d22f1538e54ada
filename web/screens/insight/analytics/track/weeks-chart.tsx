import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { chooseEvents } from '@tangent/domain/insight/analytics/chart-event.ts';
import { useTranslation } from 'react-i18next';
import { useEventText } from '../../../../parts/insight/use-event-text.ts';
import { formatCompact, formatDate, formatDay, formatNumber, formatRange } from '../../../../parts/text/format.ts';
import { LineChart, type LinePoint } from '../../../../ui/charts/line-chart.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Table } from '../../../../ui/list/table.tsx';
import { EventList } from '../event-list.tsx';

type Week = TrackAnalytics['weeks'][number];

/** Charts the weeks since release day; the one that is not over is an open ring. */
export function WeeksChart({ analytics: { weeks, open_week, events } }: { analytics: TrackAnalytics }) {
  const { t, i18n } = useTranslation();
  const describe = useEventText();
  const toPoint = usePoint();
  const all = [...weeks, ...(open_week === null ? [] : [open_week])];
  const points = all.map((week) => toPoint(week, week === open_week));
  const pointOf = (day: string) => weeks.findLast(({ from, to }) => from <= day && day <= to)?.from ?? null;
  const { marked, others } = chooseEvents(events, pointOf);
  if (weeks.length === 0) return null;
  return (
    <section className="min-w-0 pt-3">
      <h2 className="display mb-4 text-22 leading-tight">{t('analytics.track_page.weeks')}</h2>
      <LineChart
        label={t('analytics.track_page.weeks')}
        points={points}
        marks={marked.map((event, index) => {
          const { title, short } = describe(event);
          return { key: pointOf(event.at) ?? '', title, short, number: index + 1 };
        })}
        formatTick={(value) => formatCompact(value, i18n.language)}
        height={300}
      />
      <EventList marked={marked} others={others} />
      <div className="mt-4">
        <Disclosure title={t('analytics.table')}>
          <WeekTable points={points} />
        </Disclosure>
      </div>
    </section>
  );
}

function usePoint(): (week: Week, isOpen: boolean) => LinePoint {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return ({ from, to, streams, flagged, is_reported }, isOpen) => {
    const number = formatNumber(streams, language);
    const count = t('analytics.count.streams', { count: streams, number });
    // A week that is not over is known so far; a whole one with unknown days is not.
    const isKnown = is_reported || isOpen;
    return {
      key: from,
      label: isOpen ? t('analytics.track_page.this_week') : formatDay(from, language),
      value: isKnown ? streams : null,
      isOpen,
      above: flagged,
      title: isOpen
        ? t('analytics.track_page.open_week', { date: formatDate(from, language) })
        : formatRange(from, to, language),
      text: [
        isKnown ? count : t('analytics.no_data'),
        ...(flagged > 0 ? [t('dashboard.flagged.beside', { streams: formatNumber(flagged, language) })] : []),
      ].join(', '),
    };
  };
}

function WeekTable({ points }: { points: readonly LinePoint[] }) {
  const { t } = useTranslation();
  return (
    <div className="px-4 sm:px-5">
      <Table
        caption={t('analytics.track_page.weeks')}
        columns={[
          { key: 'week', title: t('analytics.track_page.week'), className: 'w-full', cell: ({ title }) => title },
          { key: 'streams', title: t('analytics.figure.streams'), numeric: true, cell: ({ text }) => text },
        ]}
        rows={[...points].reverse()}
        rowKey={({ key }) => key}
        density="compact"
        minWidth="20rem"
      />
    </div>
  );
}
