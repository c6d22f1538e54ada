import { Skeleton } from '../ui/skeleton.tsx';
import { useUiLabels } from '../ui/ui-labels.tsx';

/** The frame of a page while its code and its user are loading. */
export function LoadingPage() {
  const labels = useUiLabels();
  return (
    <div role="status">
      <span className="sr-only">{labels.loading}</span>
      <div className="border-b border-line" aria-hidden>
        <div className="mx-auto flex h-14 max-w-page items-center gap-4 px-4 sm:px-8">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="ml-auto h-9 w-32 rounded-control" />
          <Skeleton className="size-9 rounded-full" />
        </div>
      </div>
      <div className="mx-auto grid max-w-page gap-5 px-4 py-6 sm:px-8" aria-hidden>
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  );
}
