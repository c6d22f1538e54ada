import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../parts/text/format.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import type { SeriesPoint, SeriesProps } from './series.ts';
import { listStepDays } from './step-days.ts';
import { formatLongStep } from './step-text.ts';

/** Shows the numbers of the chart, newest first. */
export function SeriesTable(props: SeriesProps) {
  return (
    <Table
      caption={props.title}
      columns={useColumns(props)}
      rows={[...props.series].reverse()}
      rowKey={({ at }) => at}
      density="compact"
      minWidth="24rem"
    />
  );
}

function useColumns({ title, head, series, marks = [] }: SeriesProps): Column<SeriesPoint>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const days = listStepDays(head, series);
  const names = new Map(days.map(({ now }) => [now.from, formatLongStep(now, head.step, language)]));
  const day: Column<SeriesPoint> = {
    key: 'at',
    title: t(`analytics.step.${head.step}`),
    className: 'whitespace-nowrap',
    cell: ({ at }) => names.get(at),
  };
  const value: Column<SeriesPoint> = {
    key: 'value',
    title,
    numeric: true,
    cell: ({ is_reported, value }) => (is_reported ? formatNumber(value, language) : t('analytics.no_data')),
  };
  const before: Column<SeriesPoint> = {
    key: 'before',
    title: t('analytics.period_before'),
    numeric: true,
    cell: ({ before }) => (before === null ? '-' : formatNumber(before, language)),
  };
  const events: Column<SeriesPoint> = {
    key: 'events',
    title: t('analytics.events'),
    className: 'pl-4',
    cell: ({ at }) =>
      marks
        .filter(({ key }) => key === at)
        .map((mark) => mark.title)
        .join(', '),
  };
  return [day, value, ...(head.comparison === null ? [] : [before]), ...(marks.length === 0 ? [] : [events])];
}
