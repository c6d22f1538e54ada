import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { CUSTOM_RANGE_MAX_DAYS } from '@tangent/domain/insight/analytics-limits.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../app/today.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { useIssueSentence } from '../form/issue-sentence.ts';

type CustomRangeProps = {
  from: string | undefined;
  to: string | undefined;
  issues: readonly Issue[];
  onChange: (change: { readonly [End in keyof DayRange]?: string | null }) => void;
};

/** Asks for the first and last day of a custom range. */
export function CustomRange({ from, to, issues, onChange }: CustomRangeProps) {
  const { t } = useTranslation();
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
        value={from ?? null}
        start={from ?? today}
        max={today}
        error={getError('from')}
        onChange={(day) => onChange({ from: day })}
      />
      <DateField
        label={t('analytics.custom.to')}
        hint={t('analytics.custom.hint', { days: CUSTOM_RANGE_MAX_DAYS })}
        value={to ?? null}
        start={to ?? from ?? today}
        max={today}
        error={getError('to')}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  );
}
