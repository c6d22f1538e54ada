import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../../parts/text/format.ts';
import { Grooves } from '../../../ui/grooves.tsx';
import { useFirstDate } from './use-first-date.ts';

/** The next Friday on which a first song can be out, and until when to submit it. */
export function FirstDateHeadline() {
  const { t, i18n } = useTranslation();
  const { out_on, text } = useFirstDate();
  return (
    <div className="flex items-end justify-between gap-10">
      <div>
        <h2 id="first-steps" className="display max-w-headline text-panel">
          {t('dashboard.steps.title', { date: formatWeekday(out_on, i18n.language) })}
        </h2>
        <p className="mt-4 text-ink-2">{text}</p>
      </div>
      <Grooves className="h-24 shrink-0 max-md:hidden" />
    </div>
  );
}
