import { clsx } from 'clsx';
import { useUiLabels } from './ui-labels.tsx';

/** A hairline shape in place of content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx('breathe block rounded-sm ring-1 ring-line ring-inset', className)} aria-hidden />;
}

/** Rows of a list that is loading; announced once to screen readers. */
export function SkeletonRows({ count, height = '52px' }: { count: number; height?: string }) {
  const labels = useUiLabels();
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{labels.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-3" style={{ height }} aria-hidden>
          <Skeleton className="size-9 shrink-0 rounded-sleeve" />
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="ml-auto h-3.5 w-16" />
        </div>
      ))}
    </div>
  );
}
