import type { AnalyticsRevenue } from '@tangent/contract/insight/analytics.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { isReported } from '../../../parts/insight/is-reported.ts';
import { formatPeriod, formatPeriods } from '../../../parts/insight/period-text.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { FigureValue } from './figure-value.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** Shows the revenue of whole months from statements, never of the days beside it; says so, and links to them. */
export function RevenueFigure({ revenue }: { revenue: AnalyticsRevenue }) {
  const { t, i18n } = useTranslation();
  const { choice } = useAnalyticsAddress();
  const { amount_micros, compared, months, freshness } = revenue;
  const isRequested = choice.compare !== 'none' && choice.period !== 'all_time';
  const formatLabel = ({ from, to }: typeof months) => formatPeriods(from, to, i18n.language, 'short');
  const hasFigures = isReported(freshness, months);
  return (
    <div className="relative grid h-full content-start gap-1.5 border-t-3 border-transparent p-4 pt-3 hover:bg-sunken/60 sm:px-5">
      <Link
        to={`${APP_PATHS.royalties}?view=entries&from=${months.from}&to=${months.to}`}
        className="label -outline-offset-2 after:absolute after:inset-0"
      >
        {t('analytics.figure.revenue')}
      </Link>
      <FigureValue value={hasFigures ? formatMicroDollars(amount_micros, i18n.language) : '–'} />
      {hasFigures && isRequested && (
        <FigureChange
          figure={{ value: compared?.amount_micros ?? 0, before: compared?.before_micros ?? 0 }}
          className="text-xs"
        />
      )}
      <span className="text-xs text-ink-3">
        {t('analytics.statements', { months: formatLabel(months) })}{' '}
        {freshness.until === null
          ? t('analytics.no_statement')
          : freshness.until < months.to &&
            t('analytics.statements_until', { month: formatPeriod(freshness.until, i18n.language, 'short') })}{' '}
        {compared !== null &&
          t('analytics.statements_compared', {
            months: formatLabel(compared.months),
            comparison: formatLabel(compared.comparison),
          })}
      </span>
    </div>
  );
}
