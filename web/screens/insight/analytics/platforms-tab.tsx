import type { AnalyticsPlatforms } from '@tangent/contract/insight/analytics.ts';
import { useTranslation } from 'react-i18next';
import { useAnalyticsPlatforms } from '../../../api/insight/analytics.ts';
import { hasOwnDays } from '../../../parts/insight/has-own-days.ts';
import { formatCompact, formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LinesChart } from '../../../ui/charts/lines-chart.tsx';
import { PlatformTable } from './platform-table.tsx';
import { listStepDays } from './step-days.ts';
import { formatLongStep, formatShortStep } from './step-text.ts';
import { TabBody } from './tab-body.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** More lines cannot be told apart. */
const LINES = 5;

/** Shows the stores in which the music is played. */
export function PlatformsTab() {
  const query = useAnalyticsPlatforms(useAnalyticsAddress().choice);
  return <TabBody query={query}>{(result) => <Platforms result={result} />}</TabBody>;
}

function Platforms({ result }: { result: AnalyticsPlatforms }) {
  const { t } = useTranslation();
  if (result.items.length === 0)
    return (
      <Card title={t('analytics.tab.platforms')}>
        <p className="text-ink-2">{t('analytics.no_store_data')}</p>
      </Card>
    );
  return (
    <>
      <PlatformLines result={result} />
      <Card title={t('analytics.platforms', { count: result.items.length })}>
        <PlatformTable result={result} />
        <p className="mt-3 text-xs text-ink-3">
          {t('analytics.about.listeners')}
          {hasOwnDays(result, result.items) && ` ${t('analytics.about.own_days')}`}
        </p>
      </Card>
    </>
  );
}

/** Charts the largest stores, each up to its last reported day. */
function PlatformLines({ result }: { result: AnalyticsPlatforms }) {
  const { t, i18n } = useTranslation();
  const { items, steps, step } = result;
  const lines = items.slice(0, LINES).map(({ store, values }) => ({ key: store.id, name: store.name, values }));
  return (
    <Card title={t('analytics.streams_by_platform')}>
      <LinesChart
        label={t('analytics.streams_by_platform')}
        lines={lines}
        steps={listStepDays(result, steps).map(({ now }) => ({
          key: now.from,
          label: formatShortStep(now.from, step, i18n.language),
          title: formatLongStep(now, step, i18n.language),
        }))}
        formatTick={(value) => formatCompact(value, i18n.language)}
        formatValue={(value) => formatNumber(value, i18n.language)}
      />
    </Card>
  );
}
