import type { DashboardRelease } from '@tangent/contract/insight/dashboard.ts';
import { clsx } from 'clsx';
import { ArrowUpRight, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useDashboardReleases } from '../../../api/insight/dashboard.ts';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { Record } from '../../../parts/promotion/release-line/record.tsx';
import { formatDay } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Block } from './block.tsx';

const TILES = 'grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 lg:grid-cols-6';
/** One row of sleeves; up to half of it is upcoming while both halves are full. */
const ROW = 6;
/** So few releases would leave most of the row empty: their texts move beside the artworks. */
const FEW = 2;
const ROWS = 'grid gap-x-4 gap-y-6 sm:grid-cols-2';

/** Shows upcoming releases, nearest first, and past ones, newest first, as a row of artworks. */
export function ReleasesBlock({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation();
  return (
    <Block
      title={t('dashboard.releases.title')}
      action={
        <Link to={APP_PATHS.releases} className="tap flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink">
          {t('dashboard.releases.all')} <ArrowUpRight size={14} aria-hidden />
        </Link>
      }
      result={useDashboardReleases()}
      skeleton={<TilesSkeleton />}
    >
      {({ latest, upcoming }) => {
        const count = latest.length + upcoming.length;
        if (count === 0) return <NoReleases />;
        const shownUpcoming = upcoming.slice(0, Math.max(ROW / 2, ROW - latest.length));
        const shownLatest = latest.slice(0, ROW - shownUpcoming.length);
        return (
          <div className={count <= FEW ? ROWS : clsx(TILES, isNarrow && 'lg:grid-cols-3')}>
            <Tiles label={t('dashboard.releases.upcoming')} releases={shownUpcoming} isWide={count <= FEW} />
            <Tiles label={t('dashboard.releases.latest')} releases={shownLatest} isWide={count <= FEW} />
          </div>
        );
      }}
    </Block>
  );
}

type TilesProps = { label: string; releases: readonly DashboardRelease[]; isWide: boolean };

function Tiles({ label, releases, isWide }: TilesProps) {
  if (releases.length === 0) return null;
  return (
    // Two lists share one grid.
    // biome-ignore lint/a11y/noRedundantRoles: with display: contents a list needs an explicit role
    <ul role="list" aria-label={label} className="contents">
      {releases.map((release) => (
        <Tile key={release.id} release={release} isWide={isWide} />
      ))}
    </ul>
  );
}

function Tile({ release, isWide }: { release: DashboardRelease; isWide: boolean }) {
  const { t, i18n } = useTranslation();
  const { id, status, artwork_upload_id, release_type, track_count } = release;
  const title = release.title.trim() || t('release.untitled');
  const date = release.live_date ?? release.release_date;
  const type = t(`release.type.${release_type}`);
  return (
    <li className={clsx('relative min-w-0', isWide && 'flex items-center gap-5')}>
      <div className={clsx('relative', isWide ? 'w-44 shrink-0' : 'w-full')}>
        <span className="absolute top-1/25 right-0 block w-7/9" aria-hidden>
          <Record tracks={track_count} />
        </span>
        <Artwork
          src={artwork_upload_id && imageUrl(artwork_upload_id, '300')}
          alt=""
          className="relative w-21/25 shadow-sleeve"
        />
      </div>
      <div className={isWide ? 'min-w-0' : 'mt-2.5'}>
        <Link
          to={`/distributions/${id}`}
          title={title}
          className="line-clamp-2 font-strong break-words after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <p className="truncate text-13 text-ink-3">
          {track_count > 1 ? t('dashboard.releases.tracks', { type, count: track_count }) : type}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
          <ReleaseStatusPill status={status} />
          {date && <time dateTime={date}>{formatDay(date, i18n.language)}</time>}
        </p>
      </div>
    </li>
  );
}

function NoReleases() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('dashboard.releases.empty.title')}
      action={
        <Link to={APP_PATHS.new_release} className={buttonClass('plain', 'medium')}>
          <Plus size={16} aria-hidden /> {t('navigation.new_release')}
        </Link>
      }
    >
      {t('dashboard.releases.empty.text')}
    </EmptyState>
  );
}

function TilesSkeleton() {
  return (
    <div className={TILES} aria-hidden>
      {[0, 1, 2, 3, 4].map((tile) => (
        <div key={tile}>
          <Skeleton className="aspect-square w-full rounded-sleeve" />
          <Skeleton className="mt-3 h-3.5 w-3/4" />
          <Skeleton className="mt-2.5 h-3 w-1/2" />
          <Skeleton className="mt-2.5 h-4 w-2/3 rounded-full" />
        </div>
      ))}
    </div>
  );
}
