import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';

/** Returns the UTC day on which the release left the stores, or was refused; null for every other. */
export function findLeavingDay({ status, takedown, reopening }: Release): CalendarDate | null {
  if (status === 'rejected') return reopening?.at.slice(0, 10) ?? null;
  if (status !== 'takedown_requested' && status !== 'removed') return null;
  return (takedown?.removed_at ?? takedown?.requested_at)?.slice(0, 10) ?? null;
}
