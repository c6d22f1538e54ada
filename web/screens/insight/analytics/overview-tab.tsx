import type { AnalyticsOverview } from '@tangent/contract/insight/analytics.ts';
import type { TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAnalyticsOverview } from '../../../api/insight/analytics.ts';
import { isPageAvailable } from '../../../app/menu/nav-entries.ts';
import { Upsell } from '../../../parts/money/plan/upsell.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { CatalogBand } from './catalog-band.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { OverviewChart } from './overview-chart.tsx';
import { StartsBand } from './starts-band.tsx';
import { TabBody } from './tab-body.tsx';
import { TracksCard } from './tracks-card.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

const MONITORING_PATH = `${APP_PATHS.analytics}/watch`;

/** Says that fraud cases wait for the artist's response. */
function FraudCasesBanner({ open_fraud_cases }: { open_fraud_cases: number }) {
  const { t } = useTranslation();
  const action = isPageAvailable(MONITORING_PATH) && (
    <Link to={MONITORING_PATH} className={buttonClass('plain', 'small')}>
      {t('analytics.cases_open')}
    </Link>
  );
  return <Banner tone="warn" title={t('analytics.cases', { count: open_fraud_cases })} action={action} />;
}

/**
 * Shows streams, listeners, saves, playlist adds and followers over time, the revenue of the same months, and the top
 * tracks.
 */
export function OverviewTab() {
  const query = useAnalyticsOverview(useAnalyticsAddress().choice);
  return <TabBody query={query}>{(overview) => <Overview overview={overview} />}</TabBody>;
}

function Overview({ overview }: { overview: AnalyticsOverview }) {
  const { t } = useTranslation();
  const [count, setCount] = useState<TrendCount>('streams');
  return (
    <>
      {overview.open_fraud_cases > 0 && <FraudCasesBanner open_fraud_cases={overview.open_fraud_cases} />}
      <FigureStrip overview={overview} current={count} onChoose={setCount} />
      <OverviewChart overview={overview} count={count} />
      <StartsBand />
      <CatalogBand />
      <TracksCard overview={overview} />
      <Upsell capability="advanced_analytics">
        <p className="max-w-lead text-ink-2">{t('analytics.free')}</p>
      </Upsell>
    </>
  );
}
