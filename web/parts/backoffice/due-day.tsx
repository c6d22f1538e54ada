import { useTranslation } from 'react-i18next';
import { useToday } from '../../app/today.ts';
import { StatusPill } from '../../ui/status-pill.tsx';
import { formatDate } from '../text/format.ts';

/** The last day for a step; a day that has passed is marked. */
export function DueDay({ day }: { day: string }) {
  const { t, i18n } = useTranslation();
  const isLate = day < useToday();
  return (
    <span className="inline-flex items-center gap-2">
      {isLate && <StatusPill tone="bad">{t('review.due.late')}</StatusPill>}
      <time dateTime={day}>{formatDate(day, i18n.language)}</time>
    </span>
  );
}
