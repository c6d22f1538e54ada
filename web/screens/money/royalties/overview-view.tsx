import type { RoyaltyHold, RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { useTranslation } from 'react-i18next';
import { useRoyaltyOverview } from '../../../api/money/royalty.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { BalanceSum } from './balance-sum.tsx';
import { EmptyRoyalties } from './empty-royalties.tsx';
import { GateSection } from './gate/gate-section.tsx';
import { MonthBand } from './month-band.tsx';
import { MonthsBand } from './months-band.tsx';
import { OriginBand } from './origin-band.tsx';
import { WhenBand } from './when-band.tsx';

function OverviewSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-100 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
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

/**
 * Shows where the money came from and goes to, what can be withdrawn, when more comes, the newest month row by row, and
 * all of it by month, store, country, release and track.
 */
export function OverviewView() {
  const { data, isError, error, refetch } = useRoyaltyOverview();
  if (data) return <Overview overview={data} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <OverviewSkeleton />;
}

function Overview({ overview }: { overview: RoyaltyOverview }) {
  const { holds, first_report, months, flow, newest, reported_months, pending_micros, paid_micros } = overview;
  return (
    <div className="grid gap-6">
      {holds.map((hold) => (
        <HeldBanner key={`${hold.release.id} ${hold.lines?.track.id} ${hold.lines?.store.id}`} hold={hold} />
      ))}
      {first_report !== null && <EmptyRoyalties first={first_report} />}
      {flow !== null && <GateSection flow={flow} hasWithdrawn={pending_micros + paid_micros > 0} />}
      <div>
        <BalanceSum overview={overview} />
        {flow !== null && <WhenBand overview={overview} />}
        {newest !== null && <MonthBand month={newest} />}
        {months.length > 0 && (
          <>
            <MonthsBand months={months} reported_months={reported_months} />
            <OriginBand />
          </>
        )}
      </div>
    </div>
  );
}
