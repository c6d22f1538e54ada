import { useTranslation } from 'react-i18next';
import { useOpenPoint } from '../../../parts/insight/use-open-point.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import type { LinePoint } from '../../../ui/charts/line-chart.tsx';
import type { SeriesProps } from './series.ts';
import { listStepDays } from './step-days.ts';
import { formatLongStep, formatShortStep } from './step-text.ts';

/** Returns the points of a chart with their texts; days that no store has reported yet are gaps. */
export function useLinePoints({ unit, head, series, open = null }: SeriesProps): LinePoint[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { step } = head;
  const formatLabel = (count: number) => t(`analytics.count.${unit}`, { count, number: formatNumber(count, language) });
  const days = listStepDays(head, series);
  const openPoint = useOpenPoint()({ ...head, value: step === 'day' ? open : null });
  const points = series.map(({ at, value, before, is_reported: reported, flagged = 0 }, index) => {
    const span = days[index];
    return {
      key: at,
      label: formatShortStep(at, step, language),
      value: reported ? value : null,
      before,
      title: span === undefined ? '' : formatLongStep(span.now, step, language),
      above: flagged,
      text: [
        reported ? formatLabel(value) : t('analytics.no_data'),
        ...(flagged > 0 ? [t('dashboard.flagged.beside', { streams: formatNumber(flagged, language) })] : []),
      ].join(', '),
      beforeText:
        before === null || !span?.before
          ? undefined
          : `${formatLongStep(span.before, step, language)}: ${formatLabel(before)}`,
    };
  });
  return [...points, ...openPoint];
}
