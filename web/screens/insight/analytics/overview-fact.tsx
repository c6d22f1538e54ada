import type { AnalyticsOverview } from '@tangent/contract/insight/analytics.ts';
import { findOverviewHeadline } from '@tangent/domain/insight/analytics/overview-headline.ts';
import { isOpenDay } from '@tangent/domain/insight/analytics/period.ts';
import { useTranslation } from 'react-i18next';
import { useAnalyticsOverview } from '../../../api/insight/analytics.ts';
import { useToday } from '../../../app/today.ts';
import { formatDay, formatNumber } from '../../../parts/text/format.ts';
import { useAnalyticsAddress } from './use-analytics-address.ts';
import { useChangeText } from './use-change-text.ts';

/** The headline of the overview: the streams and their change, or why there is nothing to say yet. */
export function OverviewFact({ name }: { name: string }) {
  const { data } = useAnalyticsOverview(useAnalyticsAddress().choice);
  return data === undefined ? name : <Headline overview={data} />;
}

function Headline({ overview }: { overview: AnalyticsOverview }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const today = useToday();
  const change = useChangeText();
  const { figures, freshness, flagged, series, starts_on } = overview;
  const found = findOverviewHeadline({
    has_started: freshness.length > 0,
    is_reported: series.some(({ is_reported }) => is_reported),
    starts_on,
    today,
    is_open: isOpenDay(overview),
    streams: figures.streams.value,
    before: figures.streams.before,
    left_out: flagged.reduce((sum, { streams }) => sum + streams, 0),
  });
  const streams = (count: number) => t('analytics.fact.overview', { count, number: formatNumber(count, language) });
  switch (found.code) {
    case 'starts':
      return t('analytics.headline.starts', { date: formatDay(found.on, language) });
    case 'left_out':
      return t('analytics.headline.left_out', {
        count: found.streams,
        number: formatNumber(found.streams, language),
      });
    case 'up':
    case 'down':
      return t(`analytics.headline.${found.code}`, {
        streams: streams(found.streams),
        change: change(found.streams, found.before),
      });
    case 'plain':
      return streams(found.streams);
    case 'same':
    case 'first':
    case 'open':
      return t(`analytics.headline.${found.code}`, { streams: streams(found.streams) });
    default:
      return t(`analytics.headline.${found.code}`);
  }
}
