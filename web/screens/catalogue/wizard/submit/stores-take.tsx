import type { Store } from '@tangent/contract/catalogue/store.ts';
import { daysBetween } from '@tangent/domain/calendar.ts';
import { forecastDate } from '@tangent/domain/catalogue/release/date/date-forecast.ts';
import { listEditorDeadlines } from '@tangent/domain/catalogue/release/date/store-deadline.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../app/session/session.ts';
import { formatDay, formatList, formatWeekday } from '../../../../parts/text/format.ts';
import { useStyleFindings } from '../style/style-findings-store.ts';
import { groupVerdicts } from '../style/style-groups.ts';
import { useForm, useWizardFindings } from '../wizard-context.ts';
import { SectionHeading } from './section-heading.tsx';

/** Says how many of the chosen stores take the release as it is, and the dates that count if it is submitted today. */
export function StoresTake({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const findings = useStyleFindings();
  const selected = useForm((form) => form.store_ids);
  const dates = useReviewDates();
  const chosen = stores.filter(({ id, connected }) => connected && selected.includes(id)).map(({ id }) => id);
  if (chosen.length === 0) return null;
  const taking = groupVerdicts(findings, chosen).accepting.length;
  return (
    <section className="mt-6 border-t-2 border-ink pt-3">
      <SectionHeading>{t('wizard.review_takes.all', { taking, count: chosen.length })}</SectionHeading>
      <ul className="mt-3">
        {dates.map((text) => (
          <li key={text} className="flex gap-2.5 border-t border-line py-2.5 text-13">
            <Check size={16} className="mt-0.5 shrink-0 text-good" aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useReviewDates(): string[] {
  const { t, i18n } = useTranslation();
  const { today } = useWizardFindings().facts;
  const { plan } = useUser();
  const { release_date, schedule } = useForm((form) => form);
  const forecast = forecastDate({ today, release_date, schedule, plan, stores: [] });
  if (forecast === null || release_date === null) return [];
  const { delivered_by } = forecast;
  const days = daysBetween(delivered_by, release_date);
  const deadlines = listEditorDeadlines(release_date, delivered_by).map(({ store_id, day }) => {
    const store = MAJOR_STORES.find(({ id }) => id === store_id)?.name ?? store_id;
    return t('wizard.review_takes.until', { store, date: formatDay(day, i18n.language) });
  });
  const list = formatList(deadlines, i18n.language);
  return [
    t('wizard.review_takes.hear', { date: formatWeekday(delivered_by, i18n.language) }),
    ...(days > 0 ? [t('wizard.review_takes.days', { count: days })] : []),
    ...(deadlines.length > 0 ? [t('wizard.review_takes.editors', { list })] : []),
  ];
}
