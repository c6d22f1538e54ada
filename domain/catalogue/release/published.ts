import { type CalendarDate, daysBetween } from '../../calendar.ts';
import type { DeliveryState } from '../../distribution/delivery/status.ts';

/**
 * Returns whether a release is live: at least one store reports it so, not before 00:00 UTC of its release date
 * (A-097).
 */
export function isPublished(states: readonly DeliveryState[], releaseDate: CalendarDate, today: CalendarDate): boolean {
  return states.includes('live') && daysBetween(releaseDate, today) >= 0;
}
