import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { daysBetween } from '@tangent/domain/calendar.ts';

/** Returns how far the record is out of its sleeve, 0 to 1: it moves as release day comes, and is out from then on. */
export function readOut({ phase, day, submitted_on, release_date, today }: ReleaseCalendar): number {
  if (day !== null) return 1;
  if (phase === 'draft' || phase === 'rejected' || phase === 'expired' || phase === 'removed') return 0.05;
  if (submitted_on === null || release_date === null || release_date <= submitted_on) return 0.05;
  const passed = daysBetween(submitted_on, today) / daysBetween(submitted_on, release_date);
  return Math.min(1, Math.max(0.05, passed));
}
