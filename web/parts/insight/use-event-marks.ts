import type { Annotation } from '@tangent/contract/insight/analytics.ts';
import type { ChartStep } from '@tangent/domain/insight/analytics/steps.ts';
import { useTranslation } from 'react-i18next';
import type { LineMark } from '../../ui/charts/chart-marks.tsx';

type Chart = {
  annotations: readonly Annotation[];
  series: readonly { readonly at: string }[];
  step: ChartStep;
};

/** Returns the marks of releases and playlist adds, each at the point of its day. */
export function useEventMarks({ annotations, series, step }: Chart): LineMark[] {
  const { t } = useTranslation();
  const describeEvent = ({ kind, title, detail }: Annotation) =>
    kind === 'release'
      ? t('analytics.event.release', { title })
      : t(detail === null ? 'analytics.event.playlist' : 'analytics.event.playlist_of', { title, store: detail ?? '' });
  return annotations.flatMap((event) => {
    const point = series.findLast(({ at }) => (step === 'day' ? at === event.at : at <= event.at));
    return point ? [{ key: point.at, title: describeEvent(event) }] : [];
  });
}
