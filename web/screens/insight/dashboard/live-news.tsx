import { daysBetween } from '@tangent/domain/calendar.ts';
import { START } from '@tangent/domain/insight/analytics-limits.ts';
import { Suspense, useState } from 'react';
import { useRelease } from '../../../api/catalogue/release.ts';
import { useDashboardReleases } from '../../../api/insight/dashboard.ts';
import { useReleaseCalendar } from '../../../api/promotion/release-calendar.ts';
import { lazyPart } from '../../../app/load-part.ts';
import { useToday } from '../../../app/today.ts';

const WentLive = lazyPart(
  async () => (await import('../../../parts/promotion/release-calendar/went-live.tsx')).WentLive,
);

/** Shows the moment of the newest release, once, at the first visit after its first store. */
export function LiveNews() {
  const today = useToday();
  const newest = useDashboardReleases().data?.latest[0];
  const isNew = newest?.live_date != null && daysBetween(newest.live_date, today) < START.days;
  return isNew ? <News id={newest.id} /> : null;
}

function News({ id }: { id: string }) {
  const [isOver, setOver] = useState(false);
  const calendar = useReleaseCalendar(id).data;
  // It stays until it is closed, although the server knows at once that it was seen.
  const [isShown, setShown] = useState(false);
  if (calendar?.shows_live && !isShown) setShown(true);
  if (!isShown || isOver || calendar === undefined) return null;
  return <Poster id={id} onClose={() => setOver(true)} />;
}

function Poster({ id, onClose }: { id: string; onClose: () => void }) {
  const release = useRelease(id, { poll: false }).data;
  const calendar = useReleaseCalendar(id).data;
  if (release === undefined || calendar === undefined) return null;
  return (
    <Suspense fallback={null}>
      <WentLive release={release} calendar={calendar} onClose={onClose} />
    </Suspense>
  );
}
