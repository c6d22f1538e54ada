import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';

export function OverviewSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}
