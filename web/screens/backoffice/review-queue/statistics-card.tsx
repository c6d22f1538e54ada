import { useTranslation } from 'react-i18next';
import { type ReviewStatistics, useReviewStatistics } from '../../../api/distribution/review.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate, formatNumber, formatShare } from '../../../parts/text/format.ts';
import { formatWait } from '../../../parts/text/format-wait.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

type Times = ReviewStatistics['all'];
type Week = ReviewStatistics['weeks'][number];

/** Shows how long reviews took in the last twelve weeks, and why releases were sent back. */
export function StatisticsCard() {
  const { t } = useTranslation();
  const statistics = useReviewStatistics();
  return (
    <Card title={t('review.statistics.title')}>
      {statistics.isPending && <SkeletonRows count={3} />}
      {statistics.isError && <LoadFailed error={statistics.error} onRetry={() => void statistics.refetch()} />}
      {statistics.data && <Figures statistics={statistics.data} />}
    </Card>
  );
}

function Figures({ statistics: { all, by_staff, weeks, reasons, decisions } }: { statistics: ReviewStatistics }) {
  const { t, i18n } = useTranslation();
  const wait = useWait();
  const number = (value: number) => formatNumber(value, i18n.language);
  if (all.count === 0) return <p className="text-ink-2">{t('review.statistics.none')}</p>;
  const figures = [
    { name: t('review.statistics.decided'), value: number(all.count) },
    { name: t('review.statistics.median'), value: wait(by_staff.median_ms) },
    { name: t('review.statistics.p90'), value: wait(by_staff.p90_ms) },
    { name: t('review.statistics.in_time'), value: shareInTime(all, i18n.language) },
  ];
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd className="display mt-1 text-2xl leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-ink-2">
        {t('review.statistics.outcome', {
          approved: number(decisions.approved),
          reopened: number(decisions.reopened),
          rejected: number(decisions.rejected),
        })}
      </p>
      <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-aside-88 [&>*]:min-w-0">
        <Weeks weeks={weeks} />
        <Reasons reasons={reasons} />
      </div>
    </div>
  );
}

/** Returns a function that formats a duration; null, an automatic review, takes no time. */
function useWait(): (ms: number | null) => string {
  const { i18n } = useTranslation();
  return (ms) => (ms === null ? '–' : formatWait(ms, i18n.language));
}

function shareInTime({ count, on_time }: Times, language: string): string {
  return count === 0 ? '–' : formatShare(Math.round((on_time / count) * 100) * 100, language);
}

function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const { t, i18n } = useTranslation();
  const wait = useWait();
  const columns: Column<Week>[] = [
    { key: 'week', title: t('review.statistics.week'), cell: ({ week }) => formatDate(week, i18n.language) },
    { key: 'count', title: t('review.statistics.decided'), numeric: true, cell: ({ count }) => count },
    { key: 'median', title: t('review.statistics.median'), numeric: true, cell: ({ median_ms }) => wait(median_ms) },
    { key: 'p90', title: t('review.statistics.p90'), numeric: true, cell: ({ p90_ms }) => wait(p90_ms) },
    {
      key: 'on_time',
      title: t('review.statistics.in_time'),
      numeric: true,
      cell: (week) => shareInTime(week, i18n.language),
    },
  ];
  return (
    <Table
      caption={t('review.statistics.by_week')}
      columns={columns}
      rows={weeks.toReversed()}
      rowKey={({ week }) => week}
      density="compact"
      minWidth="32rem"
    />
  );
}

function Reasons({ reasons }: { reasons: ReviewStatistics['reasons'] }) {
  const { t, i18n } = useTranslation();
  const most = reasons[0]?.count ?? 0;
  if (most === 0) return null;
  return (
    <section>
      <h3 className="label mb-2">{t('review.statistics.reasons')}</h3>
      <ol className="grid gap-2.5">
        {reasons.map(({ reason, count }) => (
          <li key={reason} className="grid gap-1">
            <span className="flex justify-between gap-3 text-13">
              <span>{t(`review.reason.${reason}.name`)}</span>
              <span className="num">{formatNumber(count, i18n.language)}</span>
            </span>
            <span className="h-1.5 rounded-full bg-ink" style={{ width: `${(count / most) * 100}%` }} aria-hidden />
          </li>
        ))}
      </ol>
    </section>
  );
}
