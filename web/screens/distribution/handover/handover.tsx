import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Handover } from '@tangent/contract/distribution/handover.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useRelease } from '../../../api/catalogue/release.ts';
import { useHandover } from '../../../api/distribution/handover.ts';
import { PackageCard } from '../../../parts/catalogue/release/package-card.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { MoveHead } from '../../../parts/promotion/move/move-head.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EndPlan } from './end-plan.tsx';
import { HandoverChart, HandoverLog } from './handover-chart.tsx';
import { HandoverForm } from './handover-form.tsx';
import { LiveCard } from './live-card.tsx';
import { RemovalCard } from './removal-card.tsx';

/** The plan by which a release goes to another distributor, store by store. */
export function HandoverPlan() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const release = useRelease(id, { poll: true });
  const found = useHandover(id);
  if (release.isError) {
    const back = (
      <Link to={APP_PATHS.releases} className={buttonClass('volt', 'medium')}>
        {t('release.list.title')}
      </Link>
    );
    return <MissingPage error={release.error} onRetry={() => void release.refetch()} back={back} />;
  }
  if (release.isPending || found.isPending) return <SkeletonRows count={8} />;
  if (found.isError) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  const { handover } = found.data;
  if (handover !== null) return <Plan release={release.data} handover={handover} />;
  const canPlan = release.data.status === 'published' || release.data.status === 'in_process';
  return canPlan ? <NewPlan release={release.data} /> : <NothingToPlan release={release.data} />;
}

function releasePath({ id }: Release): string {
  return APP_PATHS.release.replace(':id', id);
}

function BackLink({ release }: { release: Release }) {
  return (
    <Link to={releasePath(release)} className="hover:underline">
      {release.title}
    </Link>
  );
}

function NewPlan({ release }: { release: Release }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <PageTitle above={<BackLink release={release} />} below={t('handover.new.text')}>
        {t('handover.new.title')}
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={t('handover.new.form')} isRegion>
          <HandoverForm release={release} initial={{ distributor: '', delivers_on: null }} />
        </Card>
        <PackageCard release={release} />
      </div>
    </div>
  );
}

/** A release that no store has cannot go anywhere. */
function NothingToPlan({ release }: { release: Release }) {
  const { t } = useTranslation();
  return (
    <Card>
      <h1 className="sr-only">{t('handover.new.title')}</h1>
      <EmptyState
        title={t('handover.nothing.title')}
        action={
          <Link to={releasePath(release)} className={buttonClass('volt', 'medium')}>
            {t('handover.nothing.action')}
          </Link>
        }
      >
        {t('handover.nothing.text')}
      </EmptyState>
    </Card>
  );
}

function Plan({ release, handover }: { release: Release; handover: Handover }) {
  const { t, i18n } = useTranslation();
  const { stores, distributor, delivers_on, today } = handover;
  const left = stores.filter(({ state }) => state === 'left').length;
  return (
    <div className="grid gap-5">
      <MoveHead
        artworkUploadId={release.artwork?.id ?? null}
        above={
          <>
            <BackLink release={release} /> · {t('handover.to', { distributor })}
          </>
        }
        title={t('handover.fact', { count: left, all: stores.length })}
        below={t(delivers_on > today ? 'handover.delivers' : 'handover.delivered', {
          distributor,
          day: formatDate(delivers_on, i18n.language),
        })}
        stores={stores}
        days={stores.flatMap(({ remove_on }) => remove_on ?? [])}
        today={today}
      />
      <HandoverChart handover={handover} />
      <div className="grid items-start gap-5 lg:grid-cols-aside-88">
        <div className="grid gap-5">
          <RemovalCard release={release} handover={handover} />
          <LiveCard releaseId={release.id} handover={handover} />
          <PackageCard release={release} />
        </div>
        <div className="grid gap-5">
          <HandoverLog handover={handover} />
          <PlanCard release={release} handover={handover} />
        </div>
      </div>
    </div>
  );
}

/** The distributor and its day, which change often, and the end of the plan. */
function PlanCard({ release, handover }: { release: Release; handover: Handover }) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  return (
    <Card title={t('handover.plan.title')}>
      {isChanging ? (
        <HandoverForm release={release} initial={handover} onDone={() => setChanging(false)} />
      ) : (
        <>
          <p className="text-ink-2">{t('handover.money')}</p>
          <EndPlan release={release} handover={handover} onChange={() => setChanging(true)} />
        </>
      )}
    </Card>
  );
}
