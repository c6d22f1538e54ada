import { Skeleton } from '../../ui/skeleton.tsx';
import { useUiWords } from '../../ui/ui-words.tsx';

/** Entries of two lines while they are on their way. */
export function LineSkeleton({ count }: { count: number }) {
  const words = useUiWords();
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{words.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="grid h-16 content-center gap-2" aria-hidden>
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}
