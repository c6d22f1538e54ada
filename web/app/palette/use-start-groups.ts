import { findMatches } from '@tangent/domain/people/search/find-matches.ts';
import type { SearchQuery } from '@tangent/domain/people/search/read-query.ts';
import { Clock, ShieldAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifications } from '../../api/events/notification.ts';
import { describeNotification, findNotificationPath } from '../notifications/describe-notification.ts';
import { needsAction } from '../notifications/notification-filter.ts';
import { listEntries, NEW_RELEASE_ID, WITHDRAW_ID } from './entries.ts';
import type { PaletteGroup, PaletteItem, SearchItem } from './palette-item.ts';
import { type RecentItem, readRecentItems } from './recent-items.ts';
import { THEME_ID } from './use-entries.ts';

const OPEN_MAX = 3;
const OFTEN: readonly string[] = [NEW_RELEASE_ID, WITHDRAW_ID, THEME_ID];

/** The last places that fit what is typed; all of them before anything is. */
export function useRecentGroup(query: SearchQuery): PaletteGroup[] {
  const { t } = useTranslation();
  // Read once: what is chosen now is remembered for the next time.
  const places = useMemo(readRecentItems, []);
  const pictures = useMemo(() => new Map(listEntries(t).map(({ id, picture }) => [id, picture])), [t]);
  const fitting =
    query.text === '' ? places : findMatches(places, query, ({ label }) => ({ name: label })).map(({ entry }) => entry);
  const items = fitting.map((place) => restore(place, pictures));
  return items.length === 0 ? [] : [{ value: 'recent', title: t('palette.group.recent'), items }];
}

function restore({ cover, ...place }: RecentItem, pictures: ReadonlyMap<string, PaletteItem['picture']>): PaletteItem {
  const isMusic = place.kind === 'release' || place.kind === 'track';
  const own = isMusic ? { cover } : place.kind === 'artist' ? { record: cover } : { icon: Clock };
  return { ...place, picture: pictures.get(place.id) ?? own };
}

/** Groups the notifications that need the user, and the actions that are used most. */
export function useStartGroups(entries: readonly SearchItem[]): PaletteGroup[] {
  const { t, i18n } = useTranslation();
  const notifications = useNotifications().data?.pages.flatMap(({ items }) => items) ?? [];
  const open = notifications
    .filter((one) => needsAction(one) && !one.read)
    .slice(0, OPEN_MAX)
    .map((one): PaletteItem => {
      const { title, text } = describeNotification(t, i18n.language, one);
      return {
        id: `open ${one.id}`,
        kind: 'needs_you',
        label: title,
        detail: text,
        picture: { icon: ShieldAlert },
        path: findNotificationPath(one),
      };
    });
  const often = OFTEN.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [
    { value: 'open', title: t('palette.group.open'), items: open },
    { value: 'often', title: t('palette.group.often'), items: often },
  ].filter(({ items }) => items.length > 0);
}
