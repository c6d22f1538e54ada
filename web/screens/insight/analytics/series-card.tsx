import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { LineLegend } from '../../../ui/charts/line-legend.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { SeriesProps } from './series.ts';
import { SeriesTable } from './series-table.tsx';
import { useLinePoints } from './use-line-points.ts';

/** Shows one count over time, with its comparison and its events, as a chart and as a table. */
export function SeriesCard({ note, ...props }: SeriesProps & { note?: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { title, head, marks = [] } = props;
  const points = useLinePoints(props);
  return (
    <Card
      title={title}
      action={
        head.comparison !== null && (
          <LineLegend
            field={t('analytics.this_period')}
            dashed={t('analytics.period_before')}
            hatched={points.some(({ above = 0 }) => above > 0) ? t('dashboard.flagged.legend') : undefined}
            open={points.some(({ isOpen = false }) => isOpen) ? t('dashboard.open.legend') : undefined}
          />
        )
      }
    >
      <LineChart
        label={title}
        points={points}
        marks={marks}
        formatTick={(value) => formatCompact(value, i18n.language)}
      />
      {note && <p className="mt-3 text-xs text-ink-3">{note}</p>}
      <div className="mt-3 -mb-2">
        <Disclosure title={t('analytics.table')}>
          <SeriesTable {...props} />
        </Disclosure>
      </div>
    </Card>
  );
}
