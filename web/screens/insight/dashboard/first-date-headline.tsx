import { findFirstDate } from '@tangent/domain/catalogue/release/date/first-date.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { useTranslation } from 'react-i18next';
import { useLocalCalendar } from '../../../app/local-calendar.ts';
import { useUser } from '../../../app/session/session.ts';
import { formatDate, formatWeekday } from '../../../parts/text/format.ts';
import { Grooves } from '../../../ui/grooves.tsx';

/** The next Friday on which a first song can be out, and the last day of the user's calendar to submit it for it. */
export function FirstDateHeadline() {
  const { t, i18n } = useTranslation();
  const { plan } = useUser();
  const { today, closes_on, toLastDay } = useLocalCalendar();
  const first = findFirstDate({ today: closes_on, plan, schedule: 'standard', stores: MAJOR_STORES });
  const submit_by = toLastDay(first.submit_by);
  const isGradual = first.everywhere_by !== first.out_on;
  const text =
    `dashboard.steps.${isGradual ? 'first_stores' : 'all_stores'}${submit_by === today ? '_today' : ''}` as const;
  const date = (day: string) => formatWeekday(day, i18n.language);
  return (
    <div className="flex items-end justify-between gap-10">
      <div>
        <h2 id="first-steps" className="display max-w-headline text-panel">
          {t('dashboard.steps.title', { date: date(first.out_on) })}
        </h2>
        <p className="mt-4 text-ink-2">
          {t(text, { day: date(submit_by), last: formatDate(first.everywhere_by, i18n.language) })}
        </p>
      </div>
      <Grooves className="h-24 shrink-0 max-md:hidden" />
    </div>
  );
}
