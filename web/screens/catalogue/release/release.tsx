import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useRelease } from '../../../api/catalogue/release.ts';
import { useDeliveries } from '../../../api/distribution/delivery.ts';
import { useReleaseCalendar } from '../../../api/promotion/release-calendar.ts';
import { lazyPart } from '../../../app/load-part.ts';
import { useToday } from '../../../app/today.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { Room } from './room.tsx';
import { SectionBar } from './section-bar.tsx';
import { useSections } from './use-sections.ts';

/** The parts below the fold: the first view does not wait for them. */
const ReleaseBands = lazyPart(async () => (await import('./release-bands.tsx')).ReleaseBands);

function DetailSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-120" />
      <BandsSkeleton />
    </div>
  );
}

function BandsSkeleton() {
  return (
    <div className="grid gap-5 pt-8" aria-hidden>
      <Skeleton className="h-48" />
      <Skeleton className="h-64" />
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
  return <ReleasePage key={id} release={release.data} />;
}

/** Before approval a release has no deliveries, so the page shows what was chosen. */
const BEFORE_DELIVERY: readonly Release['status'][] = ['draft', 'submitted', 'processing', 'in_review', 'expired'];

/** The calendar, read again when the release or one of its stores has moved on. */
function useFreshCalendar({ id, status, version }: Release, deliveries: readonly Delivery[]) {
  const calendar = useReleaseCalendar(id);
  const today = useToday();
  const state = [today, status, version, ...deliveries.map((each) => each.state)].join(' ');
  const known = useRef(state);
  const refetch = useEffectEvent(() => void calendar.refetch());
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    refetch();
  }, [state]);
  return calendar;
}

/** One page for the life of a release: its line and next move at the top, everything else in parts below. */
function ReleasePage({ release }: { release: Release }) {
  const isDelivered = !BEFORE_DELIVERY.includes(release.status) && release.upc !== null;
  const deliveries = useDeliveries(release.id, { enabled: isDelivered });
  const items = deliveries.data?.items ?? [];
  const calendar = useFreshCalendar(release, items);
  const known = calendar.data ?? null;
  // Their order follows from both, and a link to one of them has to stay at it.
  const isSettled = !calendar.isPending && !(isDelivered && deliveries.isPending);
  const sections = useSections({ release, calendar: known, deliveries: items, isDelivered });
  return (
    <>
      <Room release={release} calendar={known} isLoading={calendar.isPending} deliveries={items} />
      {calendar.isError && known === null && (
        <div className="pt-5">
          <LoadFailed error={calendar.error} onRetry={() => void calendar.refetch()} />
        </div>
      )}
      <SectionBar sections={sections} />
      <Suspense fallback={<BandsSkeleton />}>
        {isSettled ? (
          <ReleaseBands
            release={release}
            calendar={known}
            deliveries={deliveries}
            isDelivered={isDelivered}
            order={sections.map(({ id }) => id)}
          />
        ) : (
          <BandsSkeleton />
        )}
      </Suspense>
    </>
  );
}
