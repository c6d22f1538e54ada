import { Skeleton } from '../../ui/skeleton.tsx';
import { useUiWords } from '../../ui/ui-words.tsx';

export function TabSkeleton() {
  const words = useUiWords();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-4 w-72 max-w-full" />
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
