import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { daysBetween } from '@tangent/domain/calendar.ts';
import type { TFunction } from 'i18next';
import { ChartLine, Copy, Disc3, HandCoins, Store } from 'lucide-react';
import type { SearchHit } from '../../api/people/search.ts';
import { formatDuration } from '../../parts/text/format.ts';
import { APP_PATHS } from '../../site/app-paths.ts';
import { versionText } from '../../texts/version-text.ts';
import type { PaletteItem, SearchItem } from './palette-item.ts';

/** Turns what the server found into rows; `today` is the product's day. */
export function describeHit(hit: SearchHit, t: TFunction, today: CalendarDate): SearchItem {
  const { kind, id, title, artist, release, track, artwork_upload_id } = hit;
  const label = title || t('release.untitled');
  const base = APP_PATHS[kind === 'artist' ? 'edit_artist' : 'release'];
  return {
    id: `${kind} ${id}`,
    kind,
    label,
    detail: kind === 'artist' ? t('palette.artist_releases', { count: hit.release_count ?? 0 }) : describe(),
    picture: kind === 'artist' ? { record: artwork_upload_id } : { cover: artwork_upload_id },
    path: base.replace(':id', kind === 'artist' ? id : (release?.id ?? id)),
    leaves: false,
    search: {
      name: label,
      also: artist ?? '',
      codes: [track?.isrc ?? (track === null ? (release?.upc ?? null) : null)],
    },
  };

  function describe(): string {
    const parts = track === null ? [artist ?? ''] : [describePlace(hit, t)];
    return [...parts, release === null ? '' : describeState(release, t, today)]
      .filter((part) => part !== '')
      .join(', ');
  }
}

function describePlace({ title, release, track }: SearchHit, t: TFunction): string {
  if (release === null || track === null) return '';
  const isAlone = release.track_count === 1 && release.title === title;
  const place = isAlone ? '' : t('palette.track.place', { release: release.title, position: track.position });
  const version = versionText({ version_type: track.version_type, version_title: null }, t);
  return [version, place, track.duration_ms === null ? '' : formatDuration(track.duration_ms)]
    .filter(Boolean)
    .join(', ');
}

type Release = NonNullable<SearchHit['release']>;

function describeState({ status, release_date, live_store_count }: Release, t: TFunction, today: CalendarDate): string {
  if (live_store_count > 0) return t('palette.release.live', { count: live_store_count });
  if (status === 'draft') return t('palette.release.draft');
  const isComing = status === 'approved' || status === 'in_process';
  const days = release_date === null ? 0 : daysBetween(today, release_date);
  return isComing && days > 0 ? t('palette.release.out_in', { count: days }) : t(`status.${status}`);
}

/** Lists the next steps with the one track or release that was searched for. */
export function listAbout(hit: SearchHit, t: TFunction, copy: (codes: string) => void): PaletteItem[] {
  const { id, release, track } = hit;
  if (release === null) return [];
  const page = APP_PATHS.release.replace(':id', release.id);
  const codes = [track?.isrc && `ISRC ${track.isrc}`, release.upc && `UPC ${release.upc}`].filter(Boolean).join(', ');
  const copyCodes: PaletteItem = {
    id: 'about codes',
    kind: 'action',
    label: t('palette.about.codes'),
    detail: codes,
    picture: { icon: Copy },
    run: () => copy(codes),
  };
  const filter = track === null ? `release=${id}` : `track=${id}`;
  const pages = [
    ...(track === null
      ? [{ name: 'stores', kind: 'page', path: `${page}#stores`, icon: Store } as const]
      : [
          {
            name: 'figures',
            kind: 'page',
            path: APP_PATHS.track_analytics.replace(':id', id),
            icon: ChartLine,
          } as const,
        ]),
    { name: 'income', kind: 'money', path: `${APP_PATHS.royalties}?view=entries&${filter}`, icon: HandCoins } as const,
  ];
  return [
    ...(release.live_store_count > 0 ? pages : []).map(
      ({ name, kind, path, icon }): PaletteItem => ({
        id: `about ${name}`,
        kind,
        label: t(`palette.about.${name}`),
        detail: t(`palette.about.${name}_text`),
        picture: { icon },
        path,
      }),
    ),
    ...(track === null
      ? []
      : [
          {
            id: 'about release',
            kind: 'release' as const,
            label: t('palette.about.release'),
            detail: release.title,
            picture: { icon: Disc3 },
            path: page,
          },
        ]),
    ...(codes === '' ? [] : [copyCodes]),
  ];
}
