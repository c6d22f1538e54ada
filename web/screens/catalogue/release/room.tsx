import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { clsx } from 'clsx';
import { PencilLine } from 'lucide-react';
import { type CSSProperties, Suspense, useState } from 'react';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { lazyPart } from '../../../app/load-part.ts';
import { useUser } from '../../../app/session/session.ts';
import { artStyle } from '../../../parts/catalogue/release/art-style.ts';
import { ReleaseMenu } from '../../../parts/catalogue/release/release-menu.tsx';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { toDeliveryStage } from '../../../parts/distribution/delivery/delivery-stage.ts';
import { ReleaseStage } from '../../../parts/promotion/release-line/release-stage.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { findLeavingDay } from './leaving-day.ts';
import { Moves } from './moves.tsx';
import { ShareButton } from './share-button.tsx';
import { useRoomHeadline, useRoomLines } from './use-room-texts.ts';

const WentLive = lazyPart(
  async () => (await import('../../../parts/promotion/release-calendar/went-live.tsx')).WentLive,
);

type RoomProps = {
  release: Release;
  /** Null while it loads, and when it failed. */
  calendar: ReleaseCalendar | null;
  isLoading: boolean;
  deliveries: readonly Delivery[];
};

/** The top of the page in the colour of the cover: the largest fact, the song's line, and the next move. */
export function Room({ release, calendar, isLoading, deliveries }: RoomProps) {
  const { t } = useTranslation();
  const facts = { release, calendar, deliveries };
  const headline = useRoomHeadline(facts);
  const lines = useRoomLines(facts);
  const title = release.title.trim() || t('release.untitled');
  const artwork = release.artwork?.state === 'complete' ? imageUrl(release.artwork.id, '1000') : null;
  // The largest picture of the page starts to load before the rest is rendered.
  if (artwork !== null) preload(artwork, { as: 'image', fetchPriority: 'high' });
  const isOver = release.status === 'removed' || release.status === 'expired';
  // The curve of a long life begins below the headline and needs room to rise.
  const isLong = calendar !== null && LONG_LIVES.includes(calendar.phase);
  const hasFan = calendar?.phase === 'release_day' && calendar.live.length > 0;
  const [isReplay, setReplay] = useState(false);
  return (
    <section
      aria-label={title}
      className="art bleed relative -mt-6"
      style={{ ...artStyle(isOver ? null : release.artwork), ...BLEED }}
    >
      <Crumb
        release={release}
        title={title}
        deliveries={deliveries}
        link={calendar?.link ?? null}
        onReplay={() => setReplay(true)}
      />
      <h1 className={clsx('display mt-1 max-w-188 wrap-anywhere leading-none sm:mt-3', sizeOf(headline))}>
        {headline}
      </h1>
      <p className={clsx('mt-2.5 max-w-90 text-pretty text-art-ink', isLong && 'lg:min-h-14')}>{lines}</p>
      {calendar === null ? (
        <StageSkeleton isLoading={isLoading} />
      ) : (
        <ReleaseStage
          calendar={calendar}
          title={title}
          artwork={artwork}
          tracks={release.tracks.length}
          left_on={findLeavingDay(release)}
          hasFan={hasFan}
        >
          <Moves calendar={calendar} release={release} isBelowRecord={hasFan} />
        </ReleaseStage>
      )}
      {isReplay && calendar !== null && (
        <Suspense fallback={null}>
          <WentLive release={release} calendar={calendar} isReplay onClose={() => setReplay(false)} />
        </Suspense>
      )}
    </section>
  );
}

const LONG_LIVES: readonly ReleaseCalendar['phase'][] = ['catalogue', 'leaving', 'removed'];

const BLEED = { '--bleed': 'var(--art-wash)' } as CSSProperties;

/** Longer headlines are smaller. */
function sizeOf(headline: string): string {
  if (headline.length > 70) return 'text-room-longest';
  return headline.length > 44 ? 'text-room-long' : 'text-room';
}

function StageSkeleton({ isLoading }: { isLoading: boolean }) {
  return (
    <div className="mt-24 flex min-h-66 gap-8 pb-8 lg:mt-6.5">
      <Skeleton className={clsx('size-21 lg:size-60', !isLoading && 'invisible')} />
      <Skeleton className={clsx('mt-3 h-40 flex-1', !isLoading && 'invisible')} />
    </div>
  );
}

type CrumbProps = {
  release: Release;
  title: string;
  deliveries: readonly Delivery[];
  link: string | null;
  onReplay: () => void;
};

function Crumb({ release, title, deliveries, link, onReplay }: CrumbProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { test_mode } = useUser();
  const problems = deliveries.filter((delivery) => toDeliveryStage(delivery) === 'attention').length;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2.5 gap-y-1 pt-2.5 text-13 text-art-ink sm:pt-5">
      <Link to={APP_PATHS.releases} className="tap">
        {t('navigation.releases')}
      </Link>
      <span aria-hidden>/</span>
      <span className="max-w-48 truncate sm:max-w-80" dir="auto">
        {title}
      </span>
      <ReleaseStatusPill status={release.status} />
      {problems > 0 && <StatusPill tone="bad">{t('release.room.problems', { count: problems })}</StatusPill>}
      {/* In test mode every page already says so. */}
      {!test_mode && isOnlyTested(deliveries) && <StatusPill tone="quiet">{t('release.test_mode')}</StatusPill>}
      <span className="ml-auto flex items-center gap-2">
        {link !== null && <ShareButton release={release} onReplay={onReplay} />}
        <EditLink release={release} />
        <ReleaseMenu release={release} onDeleted={() => void navigate(APP_PATHS.releases)} />
      </span>
    </div>
  );
}

/** Whether none of its stores has a contract with us: listeners then hear nothing of it. */
function isOnlyTested(deliveries: readonly Delivery[]): boolean {
  return deliveries.length > 0 && deliveries.every(({ contract }) => contract !== 'signed');
}

/** A draft and a reopened release are edited; one that is in stores is changed. */
function EditLink({ release: { id, status } }: { release: Release }) {
  const { t } = useTranslation();
  const path =
    status === 'draft' || status === 'reopened'
      ? `/distributions/${id}/edit`
      : status === 'published' || status === 'in_process'
        ? `/distributions/${id}/change`
        : null;
  if (path === null) return null;
  return (
    <Link to={path} className="room-button tap">
      <PencilLine size={15} aria-hidden /> <span className="max-sm:sr-only">{t('release.room.edit')}</span>
    </Link>
  );
}
