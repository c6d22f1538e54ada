import type { LinkAnalytics } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import { useEventMarks } from '../../../parts/insight/use-event-marks.ts';
import { formatCompact, formatDate, formatNumber } from '../../../parts/text/format.ts';
import { getDateFormat } from '../../../texts/formats.ts';
import { Card } from '../../../ui/card.tsx';
import { LinesChart } from '../../../ui/charts/lines-chart.tsx';
import { useDayMarks } from './use-day-marks.ts';

/** Views and clicks over time. */
export function HitChart({ analytics }: { analytics: LinkAnalytics }) {
  const { t, i18n } = useTranslation();
  const { series, step, range, open_day, open } = analytics;
  // A day that is not over is no fall: an open ring on a dashed piece of the line.
  const hasOpenEnd = step === 'day' && open_day !== null && open !== null && range.from !== open_day;
  const points = hasOpenEnd ? [...series, { at: open_day, ...open }] : series;
  const events = useEventMarks(analytics);
  const marks = [...events, ...useDayMarks(analytics)];
  const title = t('smartlink.chart');
  const format = step === 'day' ? ({ day: 'numeric', month: 'short' } as const) : ({ month: 'short' } as const);
  const label = getDateFormat(i18n.language, { ...format, timeZone: 'UTC' });
  return (
    <Card title={title}>
      <LinesChart
        label={title}
        lines={(['views', 'clicks'] as const).map((name) => ({
          key: name,
          name: t(`smartlink.figure.${name}`),
          values: points.map((point) => point[name]),
        }))}
        steps={points.map(({ at }) => ({
          key: at,
          label: label.format(new Date(at)),
          title:
            at === open_day
              ? t('dashboard.open.day', { date: formatDate(at, i18n.language) })
              : formatDate(at, i18n.language),
        }))}
        hasOpenEnd={hasOpenEnd}
        hasArea
        marks={marks}
        formatTick={(value) => formatCompact(value, i18n.language)}
        formatValue={(value) => formatNumber(value, i18n.language)}
      />
    </Card>
  );
}
