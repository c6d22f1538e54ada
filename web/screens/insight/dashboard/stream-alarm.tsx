import { Suspense } from 'react';
import { useFraudCases } from '../../../api/fraud-cases.ts';
import { lazyPart } from '../../../app/load-part.ts';

/** Loaded on demand: most artists never have a case. */
const AlarmPanel = lazyPart(async () => (await import('./alarm-panel.tsx')).AlarmPanel);

/** Streams that do not look like genuine listening, above everything else while a case is open. */
export function StreamAlarm() {
  const cases = useFraudCases(null).data?.pages[0];
  const newest = cases?.items.find(({ state }) => state === 'open');
  if (cases === undefined || newest === undefined) return null;
  return (
    <Suspense fallback={null}>
      <AlarmPanel newest={newest} open={cases.open} />
    </Suspense>
  );
}
