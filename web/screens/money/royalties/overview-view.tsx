import type { RoyaltyHold, RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { useTranslation } from 'react-i18next';
import { useRoyaltyOverview } from '../../../api/money/royalty.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BreakdownCard } from './breakdown-card.tsx';
import { EmptyRoyalties } from './empty-royalties.tsx';
import { MonthsCard } from './months-card.tsx';

function OverviewSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}

/**
 * Says that money is held while another party claims the release, or while the streams of a track at a store are
 * examined: how much, why and since when.
 */
function HeldBanner({ hold: { release, lines, reason, since, amount_micros } }: { hold: RoyaltyHold }) {
  const { t, i18n } = useTranslation();
  const amount = formatMicroDollars(amount_micros, i18n.language);
  const title = lines?.track.title || release.title || t('release.untitled');
  const values = { date: formatDate(since, i18n.language), store: lines?.store.name ?? '' };
  return (
    <Banner tone="warn" title={t('royalty.hold.title', { amount, title })}>
      {t(`royalty.hold.${reason}`, values)}
    </Banner>
  );
}

/** Shows the balance, and the money by month, platform, country, track and release. */
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
        <HeldBanner key={`${hold.release.id} ${hold.lines?.track.id} ${hold.lines?.store.id}`} hold={hold} />
      ))}
      {first_report !== null && <EmptyRoyalties first={first_report} />}
      {months.length > 0 && (
        <>
          <MonthsCard months={months} />
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
