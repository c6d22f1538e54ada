import type { LinkAnalytics, SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import { downloadLinkAnalytics, useLinkAnalytics } from '../../../api/promotion/smartlink.ts';
import { DownloadButton } from '../../../parts/catalogue/upload/download-button.tsx';
import { Upsell } from '../../../parts/money/plan/upsell.tsx';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { HitChart } from './hit-chart.tsx';
import { HitFigures } from './hit-figures.tsx';
import { MarkedDays } from './marked-days.tsx';
import { PartsCard } from './parts-card.tsx';
import { StoreClicks } from './store-clicks.tsx';
import { useLinkChoice } from './use-link-choice.ts';

/** The figures of the link, or what unlocks them (S2-111, A-046). */
export function AnalyticsTab({ link }: { link: SmartLinkDetail }) {
  const { t } = useTranslation();
  const isOpen = useCapability('smartlink_analytics');
  const { choice, issues } = useLinkChoice();
  const isComplete = issues.length === 0;
  const analytics = useLinkAnalytics(link.id, choice, { enabled: isOpen && isComplete });
  if (!isOpen) {
    return (
      <Upsell capability="smartlink_analytics">
        <p className="max-w-lead text-ink-2">{t('smartlink.free_analytics')}</p>
      </Upsell>
    );
  }
  return (
    <div className="grid gap-5">
      <ChoiceBar analytics={isComplete ? analytics.data : undefined}>
        {isComplete && analytics.data && (
          <DownloadButton
            label={t('analytics.export')}
            download={(signal) => downloadLinkAnalytics(link.id, choice, signal)}
          />
        )}
      </ChoiceBar>
      {!isComplete && <p className="text-ink-2">{t('analytics.custom.incomplete')}</p>}
      {isComplete && <LinkFigures analytics={analytics} />}
    </div>
  );
}

function LinkFigures({ analytics }: { analytics: ReturnType<typeof useLinkAnalytics> }) {
  return (
    <>
      {analytics.isPending && <Skeleton className="h-96 rounded-card" />}
      {analytics.isError && !analytics.data && (
        <LoadFailed error={analytics.error} onRetry={() => void analytics.refetch()} />
      )}
      {analytics.data && <Figures analytics={analytics.data} />}
    </>
  );
}

function Figures({ analytics }: { analytics: LinkAnalytics }) {
  return (
    <>
      <HitFigures analytics={analytics} />
      <MarkedDays days={analytics.marked_days} />
      <div className="grid items-start gap-5 xl:grid-cols-aside-90">
        <HitChart analytics={analytics} />
        <div className="grid gap-5">
          <PartsCard kind="referrers" parts={analytics.referrers} />
          <PartsCard kind="devices" parts={analytics.devices} />
        </div>
        <StoreClicks stores={analytics.stores} />
        <PartsCard kind="countries" parts={analytics.countries} />
      </div>
    </>
  );
}
