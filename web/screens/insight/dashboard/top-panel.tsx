import { useFirstSteps, useNextRelease } from '../../../api/dashboard.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { EmptyNextRelease } from './empty-next-release.tsx';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { NextReleasePanel } from './next-release-panel.tsx';

/** The largest fact: the next release; for a new artist the steps to a first one. */
export function TopPanel() {
  const next = useNextRelease();
  const steps = useFirstSteps();
  if (next.data?.release) return <NextReleasePanel release={next.data.release} />;
  if (next.data && steps.data) {
    return steps.data.submission ? <EmptyNextRelease /> : <FirstStepsPanel steps={steps.data} />;
  }
  const failed = [next, steps].find(({ isError, data }) => isError && data === undefined);
  if (failed) {
    return (
      <Card>
        <LoadFailed error={failed.error} onRetry={() => void Promise.all([next.refetch(), steps.refetch()])} />
      </Card>
    );
  }
  return <PanelSkeleton />;
}

function PanelSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-[36rem] rounded-card md:h-[25rem] xl:h-[19.25rem]" />
    </div>
  );
}
