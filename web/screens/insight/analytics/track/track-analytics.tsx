import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useTrackAnalytics } from '../../../../api/insight/analytics.ts';
import { Upsell } from '../../../../parts/money/plan/upsell.tsx';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { MissingPage } from '../../../../parts/page/missing-page.tsx';
import { APP_PATHS } from '../../../../site/app-paths.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TrendNote } from '../trend-note.tsx';
import { CountriesBand } from './countries-band.tsx';
import { SourcesBand } from './sources-band.tsx';
import { TrackFigures } from './track-figures.tsx';
import { TrackHeader } from './track-header.tsx';
import { TrackStart } from './track-start.tsx';
import { WeeksChart } from './weeks-chart.tsx';

/** Shows how a track does since its release day: its weeks, where it is heard from, and where. */
export function TrackAnalyticsPage() {
  const { id = '' } = useParams();
  const hasAll = useCapability('advanced_analytics');
  const { data, isError, error, refetch } = useTrackAnalytics(id, { enabled: hasAll });
  if (!hasAll) return <Locked id={id} />;
  if (data) return <Track analytics={data} />;
  if (isError) return <MissingPage error={error} onRetry={() => void refetch()} back={<BackLink />} />;
  return <TrackSkeleton />;
}

function BackLink() {
  const { t } = useTranslation();
  return (
    <Link to={APP_PATHS.analytics} className="text-link">
      {t('analytics.title')}
    </Link>
  );
}

function Track({ analytics }: { analytics: TrackAnalytics }) {
  return (
    <div className="grid gap-5">
      <TrackHeader analytics={analytics} />
      <TrendNote head={analytics} />
      <TrackFigures analytics={analytics} />
      <WeeksChart analytics={analytics} />
      <SourcesBand analytics={analytics} />
      <TrackStart analytics={analytics} />
      <CountriesBand analytics={analytics} />
    </div>
  );
}

/** Says what the page would show on a plan with all periods, and leads to what this one includes. */
function Locked({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <PageTitle above={<BackLink />}>{t('analytics.track')}</PageTitle>
      <p className="max-w-text text-ink-2">{t('analytics.track_page.about')}</p>
      <Upsell capability="advanced_analytics">
        <p className="max-w-lead text-ink-2">{t('analytics.free')}</p>
      </Upsell>
      <div>
        <Link to={`${APP_PATHS.analytics}?track=${id}`} className={buttonClass('plain', 'medium')}>
          {t('analytics.back_to_free')}
        </Link>
      </div>
    </div>
  );
}

function TrackSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{t('analytics.track')}</span>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-28" />
      <Skeleton className="h-80" />
      <Skeleton className="h-72" />
    </div>
  );
}
