import type { PresaveDetail } from '@tangent/contract/promotion/presave.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';

/** More days are only marked in the chart. */
const DAYS_SHOWN = 5;

/** The days whose calendar fans may be made up, the newest first, each with what shows it. */
export function DoubtfulDays({ days }: { days: PresaveDetail['doubtful_days'] }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  if (days.length === 0) return null;
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4 text-13">
      <h3 className="font-strong">{t('presave.doubt.title', { count: days.length, shown: number(days.length) })}</h3>
      <ul className="grid gap-1">
        {days
          .slice(-DAYS_SHOWN)
          .reverse()
          .map(({ date, fans, calendar }) => (
            <li key={date}>
              <span className="font-strong">{formatDate(date, i18n.language)}</span>
              {' · '}
              {t('presave.doubt.why', { calendar: number(calendar), fans: number(fans) })}
            </li>
          ))}
      </ul>
      <p className="max-w-prose text-ink-2">{t('presave.doubt.note')}</p>
    </div>
  );
}
