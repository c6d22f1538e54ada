import type { DashboardFigures, NextRelease } from '@tangent/contract/insight/dashboard.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDashboardFigures, useFirstSteps, useNextRelease } from '../../../api/insight/dashboard.ts';
import { useFraudCases } from '../../../api/insight/fraud-cases.ts';
import { useReleaseCalendar } from '../../../api/promotion/release-calendar.ts';
import { lazyPart } from '../../../app/load-part.ts';
import { withTexts } from '../../../app/page-texts.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { ActivityBlock } from './activity-block.tsx';
import { AnnouncementBlock } from './announcement-block.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { PlatformsBlock } from './platforms-block.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ReleasesBlock } from './releases-block.tsx';
import { StreamAlarm } from './stream-alarm.tsx';
import { StreamsBlock } from './streams-block.tsx';
import { PanelSkeleton, TopPanel } from './top-panel.tsx';
import { TracksBlock } from './tracks-block.tsx';

/** Loaded on demand: most visits are not the first. */
const FirstStepsPanel = lazyPart(withTexts(async () => (await import('./first-steps-panel.tsx')).FirstStepsPanel));

/** Loaded on demand: it is shown for a few weeks of an account's life. */
const FirstOverview = lazyPart(withTexts(async () => (await import('./first-overview.tsx')).FirstOverview));

/** Loaded on demand: it is shown once for each release. */
const LiveNews = lazyPart(withTexts(async () => (await import('./live-news.tsx')).LiveNews));

/** Two parts side by side, below a hairline. */
const ROW = 'grid gap-x-12 gap-y-10 border-t border-line py-9 first:border-t-0 first:pt-4 xl:grid-cols-aside-88';

/** The first screen of signed-in users: what is next, what happened, and what to do (S2-009 to S2-018, A-039). */
export function Dashboard() {
  const { t } = useTranslation();
  const steps = useFirstSteps();
  const next = useNextRelease();
  const figures = useDashboardFigures();
  const cases = useFraudCases(null);
  // An alarm stands above all figures, so they would move down if the alarm came later.
  const isUndecided =
    cases.isPending || (!next.data?.release && [next, steps, figures].some(({ isPending }) => isPending));
  const isEmpty = figures.data !== undefined && isWithoutData(figures.data);
  const isNew = steps.data?.submission === false && isEmpty;
  // Before its first figures, a submitted release shows the days to come instead of empty charts.
  const first = isEmpty && steps.data?.submission === true ? (next.data?.release ?? null) : null;
  return (
    <div className="grid gap-5">
      <h1 className="sr-only">{t('dashboard.title')}</h1>
      {isUndecided && <PanelSkeleton />}
      {!isUndecided && steps.data && isNew && (
        <>
          <Suspense fallback={<PanelSkeleton />}>
            <FirstStepsPanel steps={steps.data} />
          </Suspense>
          <AnnouncementBlock />
        </>
      )}
      {!isUndecided && !isNew && (first === null ? <Overview /> : <BeforeFigures release={first} />)}
    </div>
  );
}

/** Whether no store has reported anything yet; a share in the music of others counts as data. */
function isWithoutData({ trends, revenue }: DashboardFigures): boolean {
  return trends.length === 0 && revenue === null;
}

function BeforeFigures({ release }: { release: NextRelease }) {
  const calendar = useReleaseCalendar(release.id);
  if (calendar.data) {
    return (
      <Suspense fallback={<PanelSkeleton />}>
        <FirstOverview release={release} calendar={calendar.data} />
      </Suspense>
    );
  }
  if (calendar.isError) return <LoadFailed error={calendar.error} onRetry={() => void calendar.refetch()} />;
  return <PanelSkeleton />;
}

function Overview() {
  return (
    <>
      <Suspense>
        <LiveNews />
      </Suspense>
      <TopPanel />
      <div>
        <StreamAlarm />
        <FiguresBlock />
      </div>
      <div>
        <div className={ROW}>
          <StreamsBlock />
          <PlatformsBlock />
        </div>
        <div className={ROW}>
          <TracksBlock />
          <div className="min-w-0">
            <ActivityBlock />
            <QuickActions />
          </div>
        </div>
        <div className="border-t border-line pt-9">
          <ReleasesBlock />
        </div>
        <AnnouncementBlock />
      </div>
    </>
  );
}
