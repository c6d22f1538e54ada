import type { ReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReleaseStats } from '../../../api/insight/analytics.ts';
import { FlaggedNote } from '../../../parts/insight/flagged-note.tsx';
import { isReported } from '../../../parts/insight/is-reported.ts';
import { formatPeriod, formatPeriods } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate, formatNumber, formatRange } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** Shows the results of the release, on every plan. */
export function StatsCard({ releaseId }: { releaseId: string }) {
  const { t } = useTranslation();
  const { data, isPending, isError, error, refetch } = useReleaseStats(releaseId);
  const more = (
    <Link to={`${APP_PATHS.analytics}?release=${releaseId}`} className="tap text-link text-13">
      {t('analytics.stats.more')}
    </Link>
  );
  return (
    <Card title={t('analytics.stats.title')} action={data && hasFigures(data) && more} isRegion>
      {isPending && <SkeletonRows count={2} height="40px" />}
      {isError && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (hasFigures(data) ? <Stats stats={data} /> : <p className="text-ink-2">{t('analytics.stats.none')}</p>)}
    </Card>
  );
}

const hasFigures = ({ freshness }: ReleaseStats) => freshness.trends.length > 0 || freshness.statements.until !== null;

function Stats({ stats: { all_time, last_30_days, freshness } }: { stats: ReleaseStats }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { range, months } = last_30_days;
  const until = freshness.trends.map((each) => each.until).sort();
  const newest = until.at(-1);
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TotalsColumn
          name={t('analytics.period.all_time')}
          sums={all_time}
          hasPlays={newest !== undefined}
          hasMoney={freshness.statements.until !== null}
        />
        <TotalsColumn
          name={formatRange(range.from, range.to, language)}
          sums={last_30_days}
          hasPlays={newest !== undefined}
          hasMoney={isReported(freshness.statements, months)}
        />
      </div>
      <p className="mt-4 text-xs text-ink-3">
        {newest && t('analytics.data_until', { date: formatDate(newest, language) })} {t('analytics.about.listeners')}{' '}
        {t('analytics.revenue_note', { months: formatPeriods(months.from, months.to, language) })}{' '}
        {freshness.statements.until === null
          ? t('analytics.no_statement')
          : t('analytics.statements_until', { month: formatPeriod(freshness.statements.until, language) })}
      </p>
    </>
  );
}

interface TotalsColumnProps {
  name: string;
  sums: ReleaseStats['all_time'];
  hasPlays: boolean;
  hasMoney: boolean;
}

/** Figures that no store has reported yet are unknown: a dash, not zero. */
function TotalsColumn({ name, sums, hasPlays, hasMoney }: TotalsColumnProps) {
  const { t, i18n } = useTranslation();
  const plays = (count: number) => (hasPlays ? formatNumber(count, i18n.language) : '–');
  const rows = [
    { key: 'streams', value: plays(sums.streams) },
    { key: 'listeners', value: plays(sums.listeners) },
    { key: 'revenue', value: hasMoney ? formatMicroDollars(sums.revenue_micros, i18n.language) : '–' },
  ] as const;
  return (
    <section className="min-w-0">
      <h3 className="label">{name}</h3>
      <dl className="mt-1 divide-y divide-line">
        {rows.map(({ key, value }) => (
          <div key={key} className="flex min-h-9 items-center justify-between gap-3">
            <dt className="text-ink-2">{t(`analytics.figure.${key}`)}</dt>
            <dd className="num font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <FlaggedNote flagged={sums.flagged} className="mt-2 text-xs text-bad" />
    </section>
  );
}
