import type { AnalyticsPlatforms } from '@tangent/contract/analytics.ts';
import { useTranslation } from 'react-i18next';
import { useAnalyticsPlatforms } from '../../api/analytics.ts';
import { formatCompact, formatNumber } from '../../parts/format.ts';
import { hasOwnDays } from '../../parts/has-own-days.ts';
import { Card } from '../../ui/card.tsx';
import { LinesChart } from '../../ui/lines-chart.tsx';
import { PlatformTable } from './platform-table.tsx';
import { listStepDays } from './step-days.ts';
import { longStep, shortStep } from './step-text.ts';
import { TabBody } from './tab-body.tsx';
import { isKnown } from './untold-days.ts';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** More lines than that cannot be told apart. */
const LINES = 5;

/** Which stores music is listened to in. */
export function PlatformsTab() {
  const query = useAnalyticsPlatforms(useAnalyticsAddress().choice);
  return <TabBody query={query}>{(answer) => <Platforms answer={answer} />}</TabBody>;
}

function Platforms({ answer }: { answer: AnalyticsPlatforms }) {
  const { t } = useTranslation();
  if (answer.items.length === 0)
    return (
      <Card title={t('analytics.tab.platforms')}>
        <p className="text-ink-2">{t('analytics.nothing_told')}</p>
      </Card>
    );
  return (
    <>
      <PlatformLines answer={answer} />
      <Card title={t('analytics.platforms', { count: answer.items.length })}>
        <PlatformTable answer={answer} />
        <p className="mt-3 text-xs text-ink-3">
          {t('analytics.about.listeners')}
          {hasOwnDays(answer, answer.items) && ` ${t('analytics.about.own_days')}`}
        </p>
      </Card>
    </>
  );
}

/** The largest stores, each up to the day that it has told of. */
function PlatformLines({ answer }: { answer: AnalyticsPlatforms }) {
  const { t, i18n } = useTranslation();
  const { items, steps, step, freshness } = answer;
  const lines = items.slice(0, LINES).map(({ store, values }) => {
    const own = { freshness: freshness.filter((each) => each.store.id === store.id) };
    const told = steps.map(({ at }, index) => (isKnown(own, at) ? (values[index] ?? 0) : null));
    return { key: store.id, name: store.name, values: told };
  });
  return (
    <Card title={t('analytics.streams_by_platform')}>
      <LinesChart
        label={t('analytics.streams_by_platform')}
        lines={lines}
        steps={listStepDays(answer, steps).map(({ now }) => ({
          key: now.from,
          label: shortStep(now.from, step, i18n.language),
          title: longStep(now, step, i18n.language),
        }))}
        formatTick={(value) => formatCompact(value, i18n.language)}
        formatValue={(value) => formatNumber(value, i18n.language)}
      />
    </Card>
  );
}
