import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';

/** The placeholder of a card while its data loads: a heading and lines of fields. */
export function CardSkeleton({ lines }: { lines: number }) {
  const labels = useUiLabels();
  return (
    <Card>
      <div role="status" className="grid gap-4">
        <span className="sr-only">{labels.loading}</span>
        <Skeleton className="h-4 w-40" />
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} className="h-9 w-full" />
        ))}
      </div>
    </Card>
  );
}
