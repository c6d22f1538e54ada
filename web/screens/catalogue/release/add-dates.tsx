import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getProductName } from '../../../app/product.ts';
import { saveFile } from '../../../parts/catalogue/upload/save-file.ts';

type AddDatesProps = { calendar: ReleaseCalendar; release: { id: string; title: string } };

/** Dates lie ahead in these phases. */
const AHEAD: readonly ReleaseCalendar['phase'][] = ['in_review', 'coming', 'release_day', 'first_weeks'];

/** All dates of the release as one file for the artist's own calendar. */
export function AddDates({ calendar, release }: AddDatesProps) {
  const { t, i18n } = useTranslation();
  if (!AHEAD.includes(calendar.phase) || calendar.figures_on === null || calendar.is_late) return null;
  const save = async () => {
    // Few need it: the first view does not carry it.
    const { buildDatesFile } = await import('./build-dates-file.ts');
    const text = buildDatesFile({
      t,
      language: i18n.language,
      calendar,
      title: release.title.trim() || t('release.untitled'),
      product: getProductName(),
      address: `${window.location.origin}/distributions/${release.id}`,
      now: new Date(),
    });
    saveFile({ file: new Blob([text], { type: 'text/calendar;charset=utf-8' }), filename: 'release-dates.ics' });
  };
  return (
    <button
      type="button"
      className="tap mt-2.5 flex min-h-9 items-center gap-2 text-start text-13 font-strong hover:underline"
      onClick={() => void save()}
    >
      <CalendarPlus size={15} className="shrink-0" aria-hidden /> {t('calendar.file.add')}
    </button>
  );
}
