import type { Figure } from '@tangent/contract/insight/analytics.ts';
import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureChange } from '../../../../parts/insight/figure-change.tsx';
import { formatPeriod } from '../../../../parts/insight/period-text.ts';
import { formatDate, formatNumber } from '../../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../../texts/format-dollars.ts';
import { FigureValue } from '../figure-value.tsx';

/** The figures of a track: all time, and the last 30 days. */
export function TrackFigures({ analytics }: { analytics: TrackAnalytics }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { all_time, figures } = analytics;
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const isKnown = all_time.since !== null;
  const show = (figure: Figure | null) => (figure === null || !isKnown ? '–' : number(figure.value));
  // A store that reports no listeners or saves says nothing about how many streams each of them is.
  const { streams, listeners, saves, playlists, streams_with } = figures;
  const { until } = all_time.statements;
  return (
    <dl className="grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-3 xl:grid-cols-6 [&>div]:bg-paper">
      <Fact name={t('analytics.track_page.all_time')} value={isKnown ? number(all_time.streams) : '–'}>
        {all_time.since !== null && t('analytics.track_page.since', { date: formatDate(all_time.since, language) })}
      </Fact>
      <Fact name={t('analytics.track_page.last_30_days')} value={show(streams)}>
        <FigureChange figure={streams} />
      </Fact>
      <Fact name={t('analytics.figure.listeners')} value={show(listeners)}>
        {listeners === null
          ? t('analytics.not_reported')
          : listeners.value > 0 &&
            t('analytics.track_page.each', { number: number(streams_with.listeners / listeners.value, 2) })}
      </Fact>
      <Fact name={t('analytics.figure.saves')} value={show(saves)}>
        {saves === null
          ? t('analytics.not_reported')
          : saves.value > 0 &&
            t('analytics.track_page.one_in', {
              number: number(Math.max(1, Math.round(streams_with.saves / saves.value))),
            })}
      </Fact>
      <Fact name={t('analytics.tab.playlists')} value={show(playlists)}>
        <FigureChange figure={playlists} />
      </Fact>
      <Fact
        name={t('analytics.track_page.earned')}
        value={until === null ? '–' : formatMicroDollars(all_time.earned_micros, language)}
      >
        {until === null
          ? t('analytics.no_statement')
          : t('analytics.statements_until', { month: formatPeriod(until, language, 'short') })}
      </Fact>
    </dl>
  );
}

function Fact({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5 p-4 sm:px-5">
      <dt className="label">{name}</dt>
      <dd>
        <FigureValue value={value} />
      </dd>
      <dd className="min-h-4.5 text-xs text-ink-3">{children}</dd>
    </div>
  );
}
