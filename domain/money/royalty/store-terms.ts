import { addDays, type CalendarDate } from '../../calendar.ts';
import { STORE_TERMS_DAYS } from '../money-limits.ts';
import { getLastDay, type Period } from './period.ts';

/** Returns the day by which stores report a month of sales. */
export function findReportingDay(month: Period): CalendarDate {
  return addDays(getLastDay(month), STORE_TERMS_DAYS.report);
}

/** Returns the day on which stores pay for a month of sales. */
export function findPayingDay(month: Period): CalendarDate {
  return addDays(getLastDay(month), STORE_TERMS_DAYS.payment);
}
