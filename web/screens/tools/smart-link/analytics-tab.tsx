import type { LinkAnalytics, SmartLinkDetail } from '@tangent/contract/smartlink.ts';
import { ANALYTICS_PERIODS, COMPARISONS } from '@tangent/domain/analytics/period.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type LinkAnalyticsChoice, useLinkAnalytics } from '../../../api/smartlink.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Upsell, useCapability } from '../../../parts/plan/upsell.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HitChart } from './hit-chart.tsx';
import { HitFigures } from './hit-figures.tsx';
import { PartsCard } from './parts-card.tsx';
import { StoreClicks } from './store-clicks.tsx';

/** A custom range needs two dates; the figures of a link are offered by named periods. */
const PERIODS = ANALYTICS_PERIODS.filter((period) => period !== 'custom');

/** The figures of the link, or what unlocks them (S2-111, A-046). */
export function AnalyticsTab({ link }: { link: SmartLinkDetail }) {
  const { t } = useTranslation();
  const isOpen = useCapability('smartlink_analytics');
  const choice = useChoice();
  const analytics = useLinkAnalytics(link.id, choice, { enabled: isOpen });
  if (!isOpen) {
    return (
      <Upsell capability="smartlink_analytics">
        <p className="max-w-[60ch] text-ink-2">{t('smartlink.free_analytics')}</p>
      </Upsell>
    );
  }
  return (
    <div className="grid gap-5">
      <ChoiceBar choice={choice} analytics={analytics.data} />
      {analytics.isPending && <Skeleton className="h-96 rounded-card" />}
      {analytics.isError && !analytics.data && (
        <LoadFailed error={analytics.error} onRetry={() => void analytics.refetch()} />
      )}
      {analytics.data && <Figures analytics={analytics.data} />}
    </div>
  );
}

function Figures({ analytics }: { analytics: LinkAnalytics }) {
  return (
    <>
      <HitFigures figures={analytics.figures} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
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

/** The choice is part of the address, so that it can be shared and survives a reload. */
function useChoice(): LinkAnalyticsChoice {
  const [params] = useSearchParams();
  return {
    period: PERIODS.find((period) => period === params.get('period')) ?? 'last_30_days',
    compare: COMPARISONS.find((compare) => compare === params.get('compare')) ?? 'previous',
  };
}

function ChoiceBar({ choice, analytics }: { choice: LinkAnalyticsChoice; analytics: LinkAnalytics | undefined }) {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) =>
    setParams({ ...Object.fromEntries(params), tab: 'analytics', [name]: value }, { replace: true });
  const days = analytics && [analytics.range, ...(analytics.comparison ? [analytics.comparison] : [])];
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3 sm:max-w-lg">
        <SelectField
          label={t('analytics.period.title')}
          options={PERIODS.map((value) => ({ value, label: t(`analytics.period.${value}`) }))}
          value={choice.period ?? 'last_30_days'}
          onChange={({ target }) => change('period', target.value)}
        />
        <SelectField
          label={t('analytics.compare.title')}
          disabled={choice.period === 'all_time'}
          options={COMPARISONS.map((value) => ({ value, label: t(`analytics.compare.${value}`) }))}
          value={choice.period === 'all_time' ? 'none' : (choice.compare ?? 'none')}
          onChange={({ target }) => change('compare', target.value)}
        />
      </div>
      {days && (
        <p className="text-13 text-ink-2">
          {days
            .map(({ from, to }) => `${formatDate(from, i18n.language)} – ${formatDate(to, i18n.language)}`)
            .join(' · ')}
        </p>
      )}
    </div>
  );
}
