import type { Figure } from '@tangent/contract/insight/analytics.ts';
import type { DashboardFigures } from '@tangent/contract/insight/dashboard.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDashboardFigures } from '../../../api/insight/dashboard.ts';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { FigureSources } from './figure-sources.tsx';

const ROW =
  'grid grid-cols-2 *:border-line *:py-5 max-lg:*:odd:border-r max-lg:*:odd:pr-4 max-lg:*:even:pl-4 max-lg:*:[&:nth-child(-n+2)]:border-b lg:grid-cols-4 lg:*:not-first:pl-6 lg:*:not-last:border-r lg:*:not-last:pr-6';

/** Shows streams, listeners and playlist adds of 30 days, and the revenue of the newest month. */
export function FiguresBlock() {
  const { data, isError, error, refetch } = useDashboardFigures();
  if (data !== undefined) return <Figures figures={data} />;
  if (isError) {
    return (
      <Card>
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return <FiguresSkeleton />;
}

function Figures({ figures }: { figures: DashboardFigures }) {
  const { t, i18n } = useTranslation();
  const { streams, listeners, playlist_adds } = figures;
  const trend = (name: 'streams' | 'listeners' | 'playlist_adds', { days, ...figure }: typeof streams) => {
    const way = days.filter((value) => value !== null);
    const isKnown = way.length > 0;
    return (
      <FigureCell
        name={t(`dashboard.figure.${name}`)}
        value={isKnown ? formatNumber(figure.value, i18n.language) : '–'}
        figure={figure}
        beside={t(isKnown ? 'dashboard.figure.before_days' : 'dashboard.streams.unknown')}
        way={way}
      />
    );
  };
  return (
    <section aria-label={t('dashboard.title')} className="min-w-0">
      <dl className={ROW}>
        {trend('streams', streams)}
        {trend('listeners', listeners)}
        <RevenueCell revenue={figures.revenue} />
        {trend('playlist_adds', playlist_adds)}
      </dl>
      <FigureSources figures={figures} />
    </section>
  );
}

function RevenueCell({ revenue }: Pick<DashboardFigures, 'revenue'>) {
  const { t, i18n } = useTranslation();
  const month = (period: string) => formatPeriod(period, i18n.language);
  const name = t('dashboard.figure.revenue');
  if (revenue === null) {
    return (
      <FigureCell
        name={name}
        value="–"
        figure={{ value: 0, before: null }}
        beside={t('dashboard.figure.no_statement')}
      />
    );
  }
  const { month: period, amount_micros, before_micros, months } = revenue;
  return (
    <FigureCell
      name={`${name}, ${month(period)}`}
      value={formatMicroDollars(amount_micros, i18n.language)}
      figure={{ value: amount_micros, before: before_micros }}
      beside={t('dashboard.figure.before_month', { month: month(monthBefore(period)) })}
      way={months}
    />
  );
}

function monthBefore(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}

type FigureCellProps = { name: string; value: string; figure: Figure; beside: ReactNode; way?: readonly number[] };

function FigureCell({ name, value, figure, beside, way = [] }: FigureCellProps) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="flex justify-between gap-3">
        <span className="min-w-0">
          <span className="display mt-2 block text-[clamp(1.25rem,2vw,1.7rem)] leading-none whitespace-nowrap">
            {value}
          </span>
          <span className="mt-2.5 block text-13 text-ink-3">
            <FigureChange figure={figure} /> {beside}
          </span>
        </span>
        <span className="mb-1 self-end max-sm:hidden lg:max-xl:hidden">
          <Sparkline values={way} />
        </span>
      </dd>
    </div>
  );
}

function FiguresSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status">
      <span className="sr-only">{labels.loading}</span>
      <div className={ROW} aria-hidden>
        {[0, 1, 2, 3].map((cell) => (
          <div key={cell} className="h-28.5">
            <Skeleton className="h-3.5 w-20" />
            <Skeleton className="mt-3.5 h-6 w-36 max-w-full" />
            <Skeleton className="mt-3.5 h-3.5 w-28 max-w-full" />
          </div>
        ))}
      </div>
      <div className="h-10 border-t border-line" />
    </div>
  );
}
