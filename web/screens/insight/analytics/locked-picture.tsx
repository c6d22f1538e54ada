import type { AnalyticsTab } from '@tangent/contract/insight/analytics.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../app/load-part.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const WorldMap = lazyPart(async () => (await import('../../../ui/charts/world-map.tsx')).WorldMap);

/** A tab that the plan does not include, drawn hollow: its shape, without any figure. */
export function LockedPicture({ tab, label }: { tab: AnalyticsTab; label: string }) {
  if (tab === 'territories') {
    return (
      <Suspense fallback={<Skeleton className="aspect-800/390 w-full" />}>
        <WorldMap label={label} countries={[]} />
      </Suspense>
    );
  }
  return (
    <svg
      viewBox="0 0 400 180"
      aria-hidden
      className="block h-auto w-full text-line-strong"
      fill="none"
      stroke="currentColor"
    >
      {tab === 'overview' && <Curve />}
      {tab === 'demographics' && <Groups />}
      {(tab === 'playlists' || tab === 'platforms') && <Rows hasBars={tab === 'platforms'} />}
    </svg>
  );
}

/** A period and, dashed, the one before it. */
function Curve() {
  return (
    <>
      <path d="M0 170.5H400" />
      <path d="M0 150C60 150 80 96 140 104S230 52 280 60 350 24 400 20" strokeWidth="2" />
      <path d="M0 160C70 156 90 128 150 132S250 104 300 108 360 84 400 80" strokeDasharray="4 5" />
    </>
  );
}

/** A hollow bar for each group. */
function Groups() {
  return (
    <>
      <path d="M0 170.5H400" />
      {[0, 1, 2, 3, 4, 5].map((group) => (
        <rect key={group} x={14 + group * 64} y="40.5" width="36" height="130" rx="2" />
      ))}
    </>
  );
}

/** Rows with a name, and a hollow bar beside it. */
function Rows({ hasBars }: { hasBars: boolean }) {
  return (
    <>
      {[0, 1, 2, 3].map((row) => (
        <g key={row} transform={`translate(0 ${row * 44})`}>
          <rect x="0.5" y="6.5" width="30" height="30" rx={hasBars ? 15 : 2} />
          <path d="M46 22H150" strokeWidth="6" className="text-line" />
          {hasBars ? <rect x="190.5" y="14.5" width="200" height="14" rx="2" /> : <path d="M340 22H390" />}
          <path d="M0 43.5H400" className="text-line" />
        </g>
      ))}
    </>
  );
}
