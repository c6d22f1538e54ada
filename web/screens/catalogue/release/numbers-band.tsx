import type { ReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { ChartLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReleaseStats } from '../../../api/insight/analytics.ts';
import { FlaggedNote } from '../../../parts/insight/flagged-note.tsx';
import { isReported } from '../../../parts/insight/is-reported.ts';
import { formatPeriod, formatPeriods } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatChange, formatDate, formatDay, formatNumber, formatRange } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { FigureRow } from './figure-row.tsx';
import { ReleaseBand } from './release-band.tsx';
import { StoreBars } from './store-bars.tsx';
import { findStreamsPerSave } from './streams-per-save.ts';

type NumbersBandProps = { releaseId: string; calendar: ReleaseCalendar | null; isDelivered: boolean };

/** Shows the results of the release, on every plan; before there are any, what to beat. */
export function NumbersBand({ releaseId, calendar, isDelivered }: NumbersBandProps) {
  const { t } = useTranslation();
  const stats = useReleaseStats(releaseId, { enabled: isDelivered });
  const hasAny = stats.data !== undefined && hasFigures(stats.data);
  const isOut = calendar !== null && calendar.day !== null;
  return (
    <ReleaseBand
      id="numbers"
      name={t('release.band.numbers')}
      title={useNumbersFact(calendar, hasAny ? (stats.data ?? null) : null)}
      text={useNumbersText(calendar)}
      action={
        hasAny && (
          <Link to={`${APP_PATHS.analytics}?release=${releaseId}`} className={buttonClass('plain', 'small')}>
            <ChartLine size={15} aria-hidden /> {t('analytics.stats.more')}
          </Link>
        )
      }
    >
      {isDelivered && stats.isPending && <SkeletonRows count={2} height="40px" />}
      {stats.isError && !stats.data && <LoadFailed error={stats.error} onRetry={() => void stats.refetch()} />}
      {stats.data && hasAny && <Stats stats={stats.data} calendar={calendar} />}
      {!(isOut && hasAny) && calendar?.before && <ToBeat before={calendar.before} />}
      {!hasAny && !calendar?.before && (!isDelivered || stats.isSuccess) && (
        <p className="max-w-note text-ink-2">{t('analytics.stats.none')}</p>
      )}
    </ReleaseBand>
  );
}

function useNumbersFact(calendar: ReleaseCalendar | null, stats: ReleaseStats | null): string {
  const { t, i18n } = useTranslation();
  const each = stats && findStreamsPerSave(stats);
  if (each) return t('release.band.saves', { count: each, number: formatNumber(each, i18n.language) });
  if (stats !== null && stats.all_time.streams > 0) {
    const { streams } = stats.all_time;
    return t('release.band.streams', { count: streams, number: formatNumber(streams, i18n.language) });
  }
  if (calendar?.figures_on != null && calendar.figures_on >= calendar.today) {
    return t('release.band.figures_on', { date: formatDay(calendar.figures_on, i18n.language) });
  }
  return t('release.band.no_figures');
}

/** The release to beat before there are figures. */
function useNumbersText(calendar: ReleaseCalendar | null): string | undefined {
  const { t } = useTranslation();
  if (calendar === null || calendar.day !== null || calendar.before === null) return undefined;
  return t('release.band.to_beat_text', { title: calendar.before.release.title || t('release.untitled') });
}

/** The first 28 days of the release before: what this one is compared with. */
function ToBeat({ before }: { before: NonNullable<ReleaseCalendar['before']> }) {
  const { t, i18n } = useTranslation();
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, i18n.language));
  const title = before.release.title || t('release.untitled');
  const week = before.days.slice(0, 7);
  const sum = week.every((day) => day !== null) ? week.reduce((total, day) => total + day, 0) : null;
  return (
    <FigureRow
      figures={[
        { key: 'day', name: t('release.band.beat_day'), value: number(before.days[0] ?? null), note: title },
        { key: 'week', name: t('release.band.beat_week'), value: number(sum), note: title },
        { key: 'total', name: t('release.band.beat_total'), value: number(before.total), note: title },
      ]}
    />
  );
}

type StatsProps = { stats: ReleaseStats; calendar: ReleaseCalendar | null };

const hasFigures = ({ freshness }: ReleaseStats) => freshness.trends.length > 0 || freshness.statements.until !== null;

function Stats({ stats: { all_time, stores, last_30_days, freshness }, calendar }: StatsProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { range, months } = last_30_days;
  const until = freshness.trends.map((each) => each.until).sort();
  const newest = until.at(-1);
  // Until then both are the same.
  const isOld = calendar?.day == null || calendar.day > 30;
  return (
    <>
      <div className="grid gap-7">
        <TotalsColumn
          name={t('analytics.period.all_time')}
          sums={all_time}
          hasPlays={newest !== undefined}
          hasMoney={freshness.statements.until !== null}
          streamsNote={useComparison(calendar)}
        >
          {stores.length > 0 && <StoreBars stores={stores} />}
        </TotalsColumn>
        {isOld && (
          <TotalsColumn
            name={formatRange(range.from, range.to, language)}
            sums={last_30_days}
            hasPlays={newest !== undefined}
            hasMoney={isReported(freshness.statements, months)}
          />
        )}
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

/** The change against as many days of the release before, in the first 28 days. */
function useComparison(calendar: ReleaseCalendar | null): string | undefined {
  const { t, i18n } = useTranslation();
  if (calendar?.phase !== 'first_weeks' || calendar.streams_total === null || calendar.before === null)
    return undefined;
  const change = formatChange(calendar.streams_total, calendar.before.so_far, i18n.language);
  if (change === null) return undefined;
  return t('release.band.against', { change, title: calendar.before.release.title || t('release.untitled') });
}

interface TotalsColumnProps {
  name: string;
  sums: ReleaseStats['all_time'];
  hasPlays: boolean;
  hasMoney: boolean;
  streamsNote?: string | undefined;
  children?: ReactNode;
}

/** Figures that no store has reported yet are unknown: a dash, not zero. */
function TotalsColumn({ name, sums, hasPlays, hasMoney, streamsNote, children }: TotalsColumnProps) {
  const { t, i18n } = useTranslation();
  const plays = (count: number | null) => (hasPlays && count !== null ? formatNumber(count, i18n.language) : '–');
  const unreported = (count: number | null) => (hasPlays && count === null ? t('analytics.not_reported') : undefined);
  const { streams, listeners, saves, playlists, revenue_micros } = sums;
  const rows = [
    { key: 'streams', value: plays(streams), note: streamsNote },
    { key: 'listeners', value: plays(listeners), note: unreported(listeners) },
    { key: 'saves', value: plays(saves), note: unreported(saves) },
    { key: 'playlists', value: plays(playlists), note: unreported(playlists) },
    { key: 'revenue', value: hasMoney ? formatMicroDollars(revenue_micros, i18n.language) : '–', note: undefined },
  ] as const;
  return (
    <section className="min-w-0">
      <h3 className="label mb-1.5">{name}</h3>
      <FigureRow
        figures={rows.map(({ key, value, note }) => ({ key, name: t(`analytics.figure.${key}`), value, note }))}
      />
      <FlaggedNote flagged={sums.flagged} className="mt-2 text-xs text-bad" />
      {children}
    </section>
  );
}
