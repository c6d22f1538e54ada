import type { RoyaltyOverview } from '@tangent/contract/royalty.ts';
import { useRoyaltyOverview } from '../../../api/royalty.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BreakdownCard } from './breakdown-card.tsx';
import { EmptyRoyalties } from './empty-royalties.tsx';
import { HeldBanner } from './held-banner.tsx';
import { MonthsCard } from './months-card.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';

/** How the account stands, month by month, and by platform, country, track and release. */
export function OverviewView() {
  const { data, isError, error, refetch } = useRoyaltyOverview();
  if (data) return <Overview overview={data} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <OverviewSkeleton />;
}

function Overview({ overview }: { overview: RoyaltyOverview }) {
  const { holds, first_report, months } = overview;
  return (
    <div className="grid gap-5">
      <BalanceCard overview={overview} />
      {holds.map((hold) => (
        <HeldBanner key={hold.release.id} hold={hold} />
      ))}
      {first_report !== null && <EmptyRoyalties first={first_report} />}
      {months.length > 0 && (
        <>
          <MonthsCard overview={overview} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <BreakdownCard by="platform" />
            <BreakdownCard by="country" />
            <BreakdownCard by="track" />
            <BreakdownCard by="release" />
          </div>
        </>
      )}
    </div>
  );
}
