import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';

export function WizardSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <Skeleton className="h-9 rounded-control lg:h-56" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}
