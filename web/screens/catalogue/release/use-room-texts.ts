import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../app/today.ts';
import { useOpeningText } from '../../../parts/catalogue/release/use-opening-text.ts';
import { formatDate, formatNumber, formatShare, formatWeekday } from '../../../parts/text/format.ts';
import { buildRoomHeadline } from './room-headline.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Keeps a name that is written from right to left from turning the sentence around it. */
function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

type RoomFacts = { release: Release; calendar: ReleaseCalendar | null; deliveries: readonly Delivery[] };

/** Says the largest fact of the release, with numbers in the way of the language. */
export function useRoomHeadline({ release, calendar, deliveries }: RoomFacts): string {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const number = (value: number) => formatNumber(value, i18n.language);
  const title = isolate(release.title.trim() || t('release.untitled'));
  const headline = buildRoomHeadline(release, calendar, deliveries, today);
  switch (headline.code) {
    case 'plain':
      return t(`release.headline.${headline.sentence as 'live'}`, { title, count: headline.count });
    case 'ahead':
    case 'behind':
      return t(`release.headline.${headline.code}`, {
        count: headline.streams,
        streams: number(headline.streams),
        percent: formatShare(Math.round(headline.change * 100) * 100, i18n.language),
        title: isolate(headline.title || t('release.untitled')),
      });
    case 'level':
      return t('release.headline.level', {
        count: headline.streams,
        streams: number(headline.streams),
        title: isolate(headline.title || t('release.untitled')),
      });
    case 'streams_in_days':
      return t('release.headline.streams_in_days', { title, count: headline.days, streams: number(headline.streams) });
    case 'streams_since':
      return t('release.headline.streams_since', { title, count: headline.streams, streams: number(headline.streams) });
    case 'live_of':
      return t('release.headline.live_of', { title, count: headline.count, total: headline.total });
    case 'tracks_missing':
      return t('release.headline.tracks_missing', headline);
  }
}

/** The lines below the headline: what it is, when it is out, and what is known beside it. */
export function useRoomLines({ release, calendar, deliveries }: RoomFacts): string {
  const { t, i18n } = useTranslation();
  const openingText = useOpeningText();
  const weekday = (date: string) => formatWeekday(date, i18n.language);
  const type = t(`release.type.${release.release_type}`);
  const by = t('release.room.by', { type, artist: isolate(release.primary_artist || t('release.room.no_artist')) });
  const { release_date } = release;
  const live = deliveries.filter(({ state }) => state === 'live').length;
  const stores = t('release.room.stores', { live, total: deliveries.length });
  const out =
    release_date === null ? t('release.room.no_date') : t('release.room.out', { date: weekday(release_date) });
  const promise = (day: string, today: string) =>
    t(day < today ? 'release.room.answer_late' : 'release.room.answer_by', { date: weekday(day) });
  switch (calendar?.phase) {
    case 'in_review':
      return calendar.reviewed_by === null ? `${by} ${out}` : `${promise(calendar.reviewed_by, calendar.today)} ${out}`;
    case 'coming':
      if (calendar.is_late && release_date !== null) return t('release.room.late', { date: weekday(release_date) });
      return `${by} ${out} ${openingText(release)}.`;
    case 'release_day':
      return calendar.waiting.length === 0
        ? `${by} ${stores}`
        : t('release.room.follow', { count: calendar.waiting.length });
    case 'first_weeks':
      return `${t('release.room.day', { day: calendar.day ?? 1 })} ${t('release.room.open')} ${stores}`;
    case 'catalogue':
      return `${by} ${t('release.room.since', { date: formatDate(calendar.live_date ?? calendar.today, i18n.language) })} ${stores}`;
    case 'reopened':
    case 'draft':
      return `${by} ${out}`;
    default:
      return by;
  }
}
