import { CUSTOM_RANGE_MAX_DAYS } from '@tangent/domain/analytics-limits.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../app/today.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';
import { useAvailability } from './use-availability.ts';

/** Asks for the first and last day of a custom range. */
export function CustomRange() {
  const { t } = useTranslation();
  const { choice, change } = useAnalyticsAddress();
  const { issues } = useAvailability();
  const today = useToday();
  const sentence = useIssueSentence();
  const getError = (path: 'from' | 'to') => {
    const issue = issues.find((each) => each.path === path);
    return issue && sentence(issue, { field: t(`analytics.custom.${path}`) });
  };
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 [&>*]:min-w-0">
      <DateField
        label={t('analytics.custom.from')}
        value={choice.from ?? null}
        start={choice.from ?? today}
        max={today}
        error={getError('from')}
        onChange={(from) => change({ from }, { isTyped: true })}
      />
      <DateField
        label={t('analytics.custom.to')}
        hint={t('analytics.custom.hint', { days: CUSTOM_RANGE_MAX_DAYS })}
        value={choice.to ?? null}
        start={choice.to ?? choice.from ?? today}
        max={today}
        error={getError('to')}
        onChange={(to) => change({ to }, { isTyped: true })}
      />
    </div>
  );
}
