import {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  COMPARISONS,
  FREE_PERIODS,
} from '@tangent/domain/insight/analytics/period.ts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../app/today.ts';
import { CustomRange } from '../../../parts/insight/custom-range.tsx';
import { getInitialRange } from '../../../parts/insight/initial-range.ts';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { MusicFilters } from './music-filters.tsx';
import { DEFAULT_PERIOD } from './read-choice.ts';
import { useAnalyticsAddress } from './use-analytics-address.ts';
import { useAvailability } from './use-availability.ts';

/** Chooses the days, the comparison and the music. */
export function ChoiceBar() {
  const { t } = useTranslation();
  const { choice, change } = useAnalyticsAddress();
  const { issues } = useAvailability();
  const { artist, release, track } = choice;
  const isNarrow = artist !== undefined || release !== undefined || track !== undefined;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 [&>*]:min-w-0">
        <PeriodSelect />
        <SelectField
          label={t('analytics.compare.title')}
          disabled={choice.period === 'all_time'}
          options={COMPARISONS.map((value) => ({ value, label: t(`analytics.compare.${value}`) }))}
          value={choice.period === 'all_time' ? 'none' : choice.compare}
          onChange={({ target }) => change({ compare: COMPARISONS.find((name) => name === target.value) ?? null })}
        />
        <MusicFilters />
        {isNarrow && (
          <div>
            <Button onClick={() => change({ artist: null, release: null, track: null })}>
              <X size={16} aria-hidden /> {t('analytics.clear')}
            </Button>
          </div>
        )}
      </div>
      {choice.period === 'custom' && (
        <CustomRange
          from={choice.from}
          to={choice.to}
          issues={issues}
          onChange={(days) => change(days, { isTyped: true })}
        />
      )}
    </div>
  );
}

function PeriodSelect() {
  const { t } = useTranslation();
  const { choice, change } = useAnalyticsAddress();
  const hasAll = useCapability('advanced_analytics');
  const today = useToday();
  const choose = (period: AnalyticsPeriod) =>
    change(
      period === 'custom' ? { period, ...getInitialRange(choice.period, today) } : { period, from: null, to: null },
    );
  return (
    <SelectField
      label={t('analytics.period.title')}
      options={ANALYTICS_PERIODS.map((value) => ({
        value,
        label: t(`analytics.period.${value}`),
        // A locked period stays selected if the address names it; the page then says what unlocks it.
        isLocked: !hasAll && !FREE_PERIODS.includes(value) && value !== choice.period,
      }))}
      value={choice.period}
      onChange={({ target }) => choose(ANALYTICS_PERIODS.find((name) => name === target.value) ?? DEFAULT_PERIOD)}
    />
  );
}
