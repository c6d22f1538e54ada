import type { Release } from '@tangent/contract/release.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useDeliveries } from '../../../api/delivery.ts';
import { useRelease } from '../../../api/release.ts';
import { useToday } from '../../../app/today.ts';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { MetadataChanges } from '../../../parts/release/metadata-changes.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Anchor } from './anchor.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { HeaderPanel } from './header-panel.tsx';
import { OverviewCard } from './overview-card.tsx';
import { PackageCard } from './package-card.tsx';
import { ReopeningPanel } from './reopening-panel.tsx';
import { StatsCard } from './stats-card.tsx';
import { StoresCard } from './stores-card.tsx';
import { TakedownCard } from './takedown-card.tsx';
import { TrackCard } from './track-card.tsx';

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

/** From approval on a release has deliveries; before that there is nothing to say about stores. */
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
  return (
    <div className="grid gap-5">
      <HeaderPanel release={release} liveStores={liveStores} deliveries={items} today={today} />
      {release.reopening && (release.status === 'reopened' || release.status === 'rejected') && (
        <ReopeningPanel release={release} reopening={release.reopening} />
      )}
      {isLeaving && way}
      {/* On a phone the stores come second; beside each other the second row takes what is left of their height. */}
      <div className={clsx('grid items-start gap-5', delivered && 'lg:grid-cols-2 lg:grid-rows-[auto_1fr]')}>
        <TrackCard release={release} />
        {delivered && (
          <Anchor id="stores" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <StoresCard release={release} deliveries={deliveries} />
          </Anchor>
        )}
        <div className="grid min-w-0 gap-5">
          {delivered && <StatsCard releaseId={release.id} />}
          <OverviewCard release={release} />
          {delivered && <MetadataChanges releaseId={release.id} canPropose={isInStores(release.status)} />}
          <PackageCard release={release} />
          {!isLeaving && way}
        </div>
      </div>
    </div>
  );
}

function isInStores(status: Release['status']): boolean {
  return status === 'published' || status === 'in_process';
}
