import type { Release } from '@tangent/contract/catalogue/release.ts';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { useRelease } from '../../../api/catalogue/release.ts';
import { useDeliveries } from '../../../api/distribution/delivery.ts';
import { useToday } from '../../../app/today.ts';
import { MetadataChanges } from '../../../parts/catalogue/release/metadata-changes.tsx';
import { PackageCard } from '../../../parts/catalogue/release/package-card.tsx';
import { TracksByDisc } from '../../../parts/catalogue/release/tracks-by-disc.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { HeaderPanel } from './header-panel.tsx';
import { LinkCard } from './link-card.tsx';
import { OverviewCard } from './overview-card.tsx';
import { ReopeningPanel } from './reopening-panel.tsx';
import { StatsCard } from './stats-card.tsx';
import { StoresCard } from './stores-card.tsx';
import { TakedownCard } from './takedown-card.tsx';

/** Lists the tracks of the release; each expands to its codes, credits and lyrics. */
function TrackCard({ release }: { release: Release }) {
  const { t } = useTranslation();
  const { tracks, primary_artist, primary_genre } = release;
  return (
    <Card title={t('release.track_count', { count: tracks.length })}>
      {tracks.length === 0 ? (
        <p className="text-ink-2">{t('release.no_tracks')}</p>
      ) : (
        <TracksByDisc tracks={tracks} artist={primary_artist} genre={primary_genre} />
      )}
    </Card>
  );
}

function DetailSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-80 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}

/** A part of the page that links point to, such as those in emails; they reach it even when it loads late. */
function Anchor({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the same link again is another visit
  useEffect(() => {
    if (hash !== `#${id}`) return;
    container.current?.scrollIntoView({ block: 'start' });
    container.current?.focus({ preventScroll: true });
  }, [hash, id, key]);
  return (
    <div id={id} ref={container} tabIndex={-1} className={clsx('min-w-0 scroll-mt-20 outline-none', className)}>
      {children}
    </div>
  );
}

export function ReleaseDetail() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const release = useRelease(id, { poll: true });
  if (release.isPending) return <DetailSkeleton />;
  if (release.isError && !release.data) {
    const back = (
      <Link to="/distributions" className={buttonClass('volt', 'medium')}>
        {t('release.list.title')}
      </Link>
    );
    return <MissingPage error={release.error} onRetry={() => void release.refetch()} back={back} />;
  }
  return <ReleasePage release={release.data} />;
}

/** Before approval a release has no deliveries, so the page shows nothing about stores. */
const BEFORE_DELIVERY: readonly Release['status'][] = ['draft', 'submitted', 'processing', 'in_review', 'expired'];

function ReleasePage({ release }: { release: Release }) {
  const today = useToday();
  const delivered = !BEFORE_DELIVERY.includes(release.status) && release.upc !== null;
  const deliveries = useDeliveries(release.id, { enabled: delivered });
  const items = deliveries.data?.items ?? [];
  const liveStores = items.filter(({ state }) => state === 'live').length;
  const { takedown } = release;
  const isLeaving = takedown?.refusal === 'requested';
  const way = takedown && (
    <Anchor id="takedown">
      <TakedownCard release={release} takedown={takedown} />
    </Anchor>
  );
  const facts = (
    <div className="min-w-0 max-lg:order-1">
      <OverviewCard release={release} />
    </div>
  );
  const actions = (
    <div className="grid min-w-0 gap-5 max-lg:order-2">
      {delivered && <LinkCard releaseId={release.id} title={release.title} />}
      {delivered && <MetadataChanges releaseId={release.id} canPropose={isInStores(release.status)} />}
      <PackageCard release={release} />
      {!isLeaving && way}
    </div>
  );
  return (
    <div className="grid gap-5">
      <HeaderPanel release={release} liveStores={liveStores} deliveries={items} today={today} />
      {release.reopening && (release.status === 'reopened' || release.status === 'rejected') && (
        <ReopeningPanel release={release} reopening={release.reopening} />
      )}
      {isLeaving && way}
      {/* Two columns of about the same height: the facts are as long as the stores, and stand in their place until
          there are any. */}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="contents lg:grid lg:min-w-0 lg:gap-5">
          <TrackCard release={release} />
          {delivered && <StatsCard releaseId={release.id} />}
          {delivered ? facts : actions}
        </div>
        <div className="grid min-w-0 gap-5 max-lg:contents">
          {delivered && (
            <Anchor id="stores">
              <StoresCard release={release} deliveries={deliveries} />
            </Anchor>
          )}
          {delivered ? actions : facts}
        </div>
      </div>
    </div>
  );
}

function isInStores(status: Release['status']): boolean {
  return status === 'published' || status === 'in_process';
}
