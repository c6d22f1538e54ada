import type { ChartEvent } from '@tangent/contract/insight/chart-event.ts';
import { useTranslation } from 'react-i18next';
import { formatChange, formatNumber } from '../text/format.ts';

type EventText = {
  /** The event as a sentence. */
  readonly title: string;
  /** The same in a word or two, for the chart. */
  readonly short: string;
  /** Its facts, and the streams after it. */
  readonly facts: readonly string[];
};

/** Returns what an event of a chart says; an effect only where one stands out. */
export function useEventText(): (event: ChartEvent) => EventText {
  const { t } = useTranslation();
  const describeTitle = useTitles();
  const describeFacts = useFacts();
  return (event) => ({
    title: describeTitle(event),
    short:
      event.kind === 'left_out' || event.kind === 'presave_opened' ? t(`analytics.short.${event.kind}`) : event.title,
    facts: describeFacts(event),
  });
}

function useTitles(): (event: ChartEvent) => string {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  return ({ kind, title: name, track, track_count, store, streams }) => {
    const title = name || t('release.untitled');
    if (kind === 'playlist' && track === null)
      return t('analytics.happened.playlist_tracks', { title, count: track_count, number: number(track_count) });
    if (kind === 'playlist') return t('analytics.happened.playlist', { title, track: track ?? '' });
    if (kind === 'left_out') {
      const count = streams ?? 0;
      return t('analytics.happened.left_out', { count, streams: number(count), store: store?.name ?? '' });
    }
    return t(`analytics.happened.${kind}`, { title });
  };
}

function useFacts(): (event: ChartEvent) => string[] {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const describeEffect = useEffectText();
  return (event) => {
    const { kind, title, store, streams, fans, reason } = event;
    const count = streams ?? 0;
    return [
      ...(kind === 'playlist' && store !== null && streams !== null
        ? [t('analytics.event_fact.first_week', { store: store.name, count, number: number(count) })]
        : []),
      ...(fans === null ? [] : [t('analytics.event_fact.fans', { count: fans, number: number(fans) })]),
      ...(reason === null ? [] : [t(`analytics.event_fact.${reason}`, { title: title || t('release.untitled') })]),
      ...describeEffect(event),
    ];
  };
}

function useEffectText(): (event: ChartEvent) => string[] {
  const { t, i18n } = useTranslation();
  return ({ effect }) => {
    if (effect === null) return [];
    const { state, week, before } = effect;
    if (state !== 'seen') return [t(`analytics.effect.${state}`)];
    const change = formatChange(week, before, i18n.language);
    const number = formatNumber(week, i18n.language);
    return [
      change === null ? t('analytics.effect.first', { count: week, number }) : t('analytics.effect.seen', { change }),
    ];
  };
}
