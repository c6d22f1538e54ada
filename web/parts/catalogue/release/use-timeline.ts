import type { CalendarDate } from '@tangent/domain/calendar.ts';
import {
  buildTimeline,
  type TimelineFacts,
  type TimelineStep,
} from '@tangent/domain/catalogue/release/date/timeline.ts';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../../ui/list/timeline.tsx';
import { formatDate } from '../../text/format.ts';

/** Builds the timeline of a release as text. */
export function useTimeline(release: TimelineFacts, today: CalendarDate): TimelineEntry[] {
  const { t, i18n } = useTranslation();
  const when = ({ key, at, until, state }: TimelineStep): string => {
    if (at === null) return state === 'now' ? t('release.step.now') : '';
    const date = formatDate(at, i18n.language);
    // A window without an exact day is shown by its end.
    if (until !== undefined && until !== at) return t('release.step.by', { date: formatDate(until, i18n.language) });
    return key === 'release_date' && at === today ? t('release.step.today') : date;
  };
  return buildTimeline(release, today).map((entry) => ({
    key: entry.key,
    label: t(`release.step.${entry.key as 'review'}`),
    when: when(entry),
    state: entry.state,
  }));
}
