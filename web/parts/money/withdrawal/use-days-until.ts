import { type CalendarDate, daysBetween } from '@tangent/domain/calendar.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../app/today.ts';

/** Formats the distance of a day: 'in 12 days', 'today' once it is reached. */
export function useDaysUntil(): (date: CalendarDate) => string {
  const { t } = useTranslation();
  const today = useToday();
  return (date) => {
    const count = daysBetween(today, date);
    return count > 0 ? t('withdrawal.in_days', { count }) : t('withdrawal.today');
  };
}
