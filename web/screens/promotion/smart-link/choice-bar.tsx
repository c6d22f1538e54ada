import type { LinkAnalytics } from '@tangent/contract/promotion/smartlink.ts';
import { ANALYTICS_PERIODS, COMPARISONS } from '@tangent/domain/insight/analytics/period.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../app/today.ts';
import { CustomRange } from '../../../parts/insight/custom-range.tsx';
import { getInitialRange } from '../../../parts/insight/initial-range.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useLinkChoice } from './use-link-choice.ts';

/** Chooses the days and the comparison of a link's figures; the children are at its end. */
export function ChoiceBar({ analytics, children }: { analytics: LinkAnalytics | undefined; children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const { choice, issues, change } = useLinkChoice();
  const days = analytics && [analytics.range, ...(analytics.comparison ? [analytics.comparison] : [])];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid w-full grid-cols-2 gap-3 sm:max-w-lg">
          <SelectField
            label={t('analytics.period.title')}
            options={ANALYTICS_PERIODS.map((value) => ({ value, label: t(`analytics.period.${value}`) }))}
            value={choice.period}
            onChange={({ target: { value } }) => {
              const ends = value === 'custom' ? getInitialRange(choice.period, today) : { from: null, to: null };
              change({ period: value, ...ends });
            }}
          />
          <SelectField
            label={t('analytics.compare.title')}
            disabled={choice.period === 'all_time'}
            options={COMPARISONS.map((value) => ({ value, label: t(`analytics.compare.${value}`) }))}
            value={choice.period === 'all_time' ? 'none' : choice.compare}
            onChange={({ target }) => change({ compare: target.value })}
          />
        </div>
        {children}
      </div>
      {choice.period === 'custom' && (
        <CustomRange from={choice.from} to={choice.to} issues={issues} onChange={change} />
      )}
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
