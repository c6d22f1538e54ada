import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../parts/format.ts';
import type { LinePoint } from '../../ui/line-chart.tsx';
import type { SeriesProps } from './series.ts';
import { listStepDays } from './step-days.ts';
import { longStep, shortStep } from './step-text.ts';
import { isKnown } from './untold-days.ts';

/** The points of a chart with their words; days that no store has told of yet are gaps. */
export function useLinePoints({ unit, head, series }: SeriesProps): LinePoint[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { step } = head;
  const words = (count: number) => t(`analytics.count.${unit}`, { count, number: formatNumber(count, language) });
  const days = listStepDays(head, series);
  return series.map(({ at, value, before }, index) => {
    const told = isKnown(head, at);
    const span = days[index];
    return {
      key: at,
      label: shortStep(at, step, language),
      value: told ? value : null,
      before,
      title: span === undefined ? '' : longStep(span.now, step, language),
      text: told ? words(value) : t('analytics.not_told'),
      beforeText:
        before === null || !span?.before ? undefined : `${longStep(span.before, step, language)}: ${words(before)}`,
    };
  });
}
