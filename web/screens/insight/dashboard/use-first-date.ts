import { findFirstDate } from '@tangent/domain/catalogue/release/date/first-date.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { useTranslation } from 'react-i18next';
import { useLocalCalendar } from '../../../app/local-calendar.ts';
import { useUser } from '../../../app/session/session.ts';
import { formatDate, formatWeekday } from '../../../parts/text/format.ts';

/** The next Friday on which a song can be out, and the last day of the user's calendar to submit it for it. */
export function useFirstDate(): { out_on: string; text: string } {
  const { t, i18n } = useTranslation();
  const { plan } = useUser();
  const { today, closes_on, toLastDay } = useLocalCalendar();
  const first = findFirstDate({ today: closes_on, plan, schedule: 'standard', stores: MAJOR_STORES });
  const submit_by = toLastDay(first.submit_by);
  const isGradual = first.everywhere_by !== first.out_on;
  const key =
    `dashboard.steps.${isGradual ? 'first_stores' : 'all_stores'}${submit_by === today ? '_today' : ''}` as const;
  const values = {
    day: formatWeekday(submit_by, i18n.language),
    last: formatDate(first.everywhere_by, i18n.language),
  };
  return { out_on: first.out_on, text: t(key, values) };
}
