import { addDays, type CalendarDate } from '@tangent/domain/calendar.ts';
import { type AnalyticsPeriod, type DayRange, findPeriodDays } from '@tangent/domain/insight/analytics/period.ts';

/**
 * Returns the first value of a custom range: the days shown now; for all time the last 30 days, since its first day is
 * long ago.
 */
export function getInitialRange(period: AnalyticsPeriod, today: CalendarDate): DayRange {
  const isOpen = period === 'all_time' || period === 'custom';
  return findPeriodDays(
    { period: isOpen ? 'last_30_days' : period },
    { today, first_day: addDays(today, -30), has_today: true },
  ).range;
}
