import type { TrendFreshness } from '@tangent/contract/insight/analytics.ts';
import type { DashboardFigures } from '@tangent/contract/insight/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { comparedUntil } from '../../../parts/insight/compared-until.ts';
import { FlaggedNote } from '../../../parts/insight/flagged-note.tsx';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatDate, formatDay, formatList, formatRange } from '../../../parts/text/format.ts';

type FigureSourcesProps = {
  figures: Pick<DashboardFigures, 'range' | 'compared' | 'flagged' | 'trends' | 'statements'>;
};

/** Says where the figures come from and how recent they are: trends and statements are never mixed. */
export function FigureSources({ figures }: FigureSourcesProps) {
  const { t, i18n } = useTranslation();
  const { range, trends, statements } = figures;
  const { until, reported_at } = statements;
  const compared = comparedUntil(figures);
  const reported = [...groupByDay(trends)].map(([date, stores]) =>
    t('dashboard.source.data_until', {
      date: formatDay(date, i18n.language),
      stores: formatList(stores, i18n.language),
    }),
  );
  return (
    <div className="border-y border-line py-3 text-xs leading-4 text-ink-3">
      <FlaggedNote flagged={figures.flagged} className="mb-1 font-strong text-bad" />
      <p>
        <span className="font-strong">
          {t('dashboard.source.trends', { range: formatRange(range.from, range.to, i18n.language) })}
        </span>
        {'. '}
        {reported.length > 0
          ? `${t('dashboard.source.listeners')} ${reported.join(' ')}`
          : t('dashboard.source.nothing')}
        {compared !== null && ` ${t('dashboard.source.compared', { date: formatDay(compared, i18n.language) })}`}
        {until !== null && reported_at !== null && (
          <>
            {' '}
            {t('dashboard.source.statements', {
              month: formatPeriod(until, i18n.language),
              date: formatDate(reported_at, i18n.language),
            })}
          </>
        )}
      </p>
    </div>
  );
}

/** Groups the stores by their last reported day. */
function groupByDay(trends: readonly TrendFreshness[]): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const { until, store } of trends) days.set(until, [...(days.get(until) ?? []), store.name]);
  return days;
}
