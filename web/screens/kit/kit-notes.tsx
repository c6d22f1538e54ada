import { Artwork } from '../../ui/artwork.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type PillTone, StatusPill } from '../../ui/status-pill.tsx';

const PILLS: readonly [PillTone, string][] = [
  ['live', 'Live'],
  ['good', 'Approved'],
  ['info', 'In review'],
  ['warn', 'Waiting'],
  ['bad', 'Needs changes'],
  ['quiet', 'Draft'],
];

export function KitNotes() {
  return (
    <Card title="States">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-2">
          {PILLS.map(([tone, word]) => (
            <StatusPill key={tone} tone={tone}>
              {word}
            </StatusPill>
          ))}
          <Spinner />
          <Mark className="h-5" />
        </div>
        <Banner tone="info" title="Review takes at most two business days." />
        <Banner tone="good" title="Every store has your release." />
        <Banner tone="warn" title="Two tracks need attention.">
          Open them to see what to change.
        </Banner>
        <Banner tone="bad" title="Network error. Please check your connection." action={<Button>Try again</Button>} />
        <Progress label="Upload of night-drive.wav" detail="night-drive.wav" value={0.63} />
        <Progress label="Checking the file" value={null} />
        <div className="flex items-end gap-4">
          <Artwork alt="No artwork yet" className="w-28" raised />
          <Artwork alt="" className="w-16" />
          <Skeleton className="h-16 w-16 rounded-sleeve" />
        </div>
        <SkeletonRows count={2} />
        <EmptyState title="No releases yet" action={<Button tone="volt">New release</Button>}>
          A title, a cover and an audio file are enough to start.
        </EmptyState>
      </div>
    </Card>
  );
}
