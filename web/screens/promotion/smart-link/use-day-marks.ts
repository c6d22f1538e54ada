import type { LinkAnalytics } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import type { LineMark } from '../../../ui/charts/chart-marks.tsx';

/** Returns the marks of days whose figures may be made up, each at the point of its day. */
export function useDayMarks({ marked_days, series, step }: LinkAnalytics): LineMark[] {
  const { t } = useTranslation();
  return marked_days.flatMap(({ day }) => {
    const point = series.findLast(({ at }) => (step === 'day' ? at === day : at <= day));
    return point ? [{ key: point.at, title: t('smartlink.marked.chart') }] : [];
  });
}
