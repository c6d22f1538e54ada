import type { ReleaseStart } from '@tangent/contract/insight/release-starts.ts';
import { findStartOfNote, placeStart } from '@tangent/domain/insight/analytics/compare-starts.ts';
import { START, STARTS } from '@tangent/domain/insight/analytics-limits.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../text/format.ts';

const ORDINALS = { 2: 'second', 3: 'third' } as const;

/**
 * Returns what the start of a release says among the others, or of the one of note; with further releases it says that
 * only the newest twelve are compared.
 */
export function useStartFact(): (
  items: readonly ReleaseStart[],
  options: { has_more: boolean; id?: string },
) => string {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  return (items, { has_more, id }) => {
    const one = id === undefined ? findStartOfNote(items) : (items.find((item) => item.id === id) ?? null);
    const found = one === null ? null : placeStart(items, one.id);
    if (one === null || found === null) return t('analytics.starts.none');
    const { code, day, streams, place, of } = found;
    const title = one.title || t('release.untitled');
    const values = {
      title,
      day: number(day),
      days: number(day),
      place: number(place),
      of: number(of),
      count: streams,
      number: number(streams),
    };
    const end =
      day < START.days
        ? t('analytics.starts.on_day', values)
        : has_more
          ? t('analytics.starts.of_newest', { count: STARTS.compared })
          : '';
    if (code === 'early' || code === 'only') return t(`analytics.starts.${code}`, values);
    const ordinal = code === 'best' ? 'best' : (ORDINALS[place as 2] ?? 'place');
    return [t(`analytics.starts.${ordinal}`, values), end].filter(Boolean).join(', ');
  };
}
