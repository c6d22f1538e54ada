import type { AnalyticsOverview } from '@tangent/contract/insight/analytics.ts';
import { TREND_COUNTS, type TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { FigureValue } from './figure-value.tsx';
import { RevenueFigure } from './revenue-figure.tsx';

type FigureStripProps = {
  overview: AnalyticsOverview;
  current: TrendCount;
  onChoose: (count: TrendCount) => void;
};

/** Shows the figures; the selected one is charted below. */
export function FigureStrip({ overview, current, onChoose }: FigureStripProps) {
  return (
    <ul className="grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-3 xl:grid-cols-6 [&>li]:min-w-0 [&>li]:bg-paper">
      {TREND_COUNTS.map((count) => (
        <li key={count}>
          <CountFigure
            overview={overview}
            count={count}
            isCurrent={count === current}
            onChoose={() => onChoose(count)}
          />
        </li>
      ))}
      <li>
        <RevenueFigure revenue={overview.revenue} />
      </li>
    </ul>
  );
}

type CountFigureProps = { overview: AnalyticsOverview; count: TrendCount; isCurrent: boolean; onChoose: () => void };

function CountFigure({ overview, count, isCurrent, onChoose }: CountFigureProps) {
  const { t, i18n } = useTranslation();
  const figure = overview.figures[count];
  const isUnknown = overview.unreported.includes(count);
  const silent = overview.silent_stores.find((one) => one.count === count)?.stores ?? [];
  const values = overview.series.filter(({ is_reported }) => is_reported).map((point) => point[count]);
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onChoose}
      className={clsx(
        'grid size-full content-start gap-1.5 border-t-3 p-4 pt-3 text-left -outline-offset-2 hover:bg-sunken/60 sm:px-5',
        isCurrent ? 'border-ink' : 'border-transparent',
      )}
    >
      <span className="label">{t(`analytics.figure.${count}`)}</span>
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        {/* Days that no store has reported, and counts that none of them reports, are unknown, not zero. */}
        <FigureValue value={values.length === 0 || isUnknown ? '–' : formatNumber(figure.value, i18n.language)} />
        {!isUnknown && <Sparkline values={values} width={60} height={22} />}
      </span>
      <span className="min-h-4.5 text-xs text-ink-3">
        {isUnknown && t('analytics.not_reported')}
        {figure.before === null || values.length === 0 || isUnknown ? null : (
          <span className="min-w-0">
            <FigureChange figure={figure} />{' '}
            <span className="sr-only">
              {t('analytics.than', { number: formatNumber(figure.before, i18n.language) })}
            </span>
          </span>
        )}
        {silent.length > 0 && !isUnknown && values.length > 0 && (
          <span className="block">
            {t('analytics.stores_of', {
              count: overview.freshness.length,
              reporting: formatNumber(overview.freshness.length - silent.length, i18n.language),
              number: formatNumber(overview.freshness.length, i18n.language),
            })}
          </span>
        )}
      </span>
    </button>
  );
}
