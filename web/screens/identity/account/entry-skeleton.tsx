import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';

/** Placeholder for two-line entries while they load. */
export function EntrySkeleton({ count }: { count: number }) {
  const labels = useUiLabels();
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{labels.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="grid h-16 content-center gap-2" aria-hidden>
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}
