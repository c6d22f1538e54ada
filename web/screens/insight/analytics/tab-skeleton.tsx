import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';

export function TabSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-4 w-72 max-w-full" />
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
