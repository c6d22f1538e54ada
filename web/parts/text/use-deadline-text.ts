import { addDays, type CalendarDate, utcStartMs } from '@tangent/domain/calendar.ts';
import { useTranslation } from 'react-i18next';
import { useLocalCalendar } from '../../app/local-calendar.ts';
import { useToday } from '../../app/today.ts';
import { formatDate, formatDateTime } from './format.ts';

/**
 * Returns the text for the end of a UTC day: the last date of their own calendar that is over by
 * then; the exact time when less than a day of theirs is left.
 */
export function useDeadlineText(): (day: CalendarDate) => string {
  const { i18n } = useTranslation();
  const today = useToday();
  const local = useLocalCalendar();
  return (day) => {
    const last = local.toLastDay(day);
    const isEnding = day >= today && last < local.today;
    const end = new Date(utcStartMs(addDays(day, 1)) - 60_000).toISOString();
    return isEnding ? formatDateTime(end, i18n.language) : formatDate(last, i18n.language);
  };
}
