import { Skeleton } from '../../ui/skeleton.tsx';
import { useUiWords } from '../../ui/ui-words.tsx';

export function OverviewSkeleton() {
  const words = useUiWords();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}
