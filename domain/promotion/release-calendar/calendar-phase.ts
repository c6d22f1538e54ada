import { addDays, type CalendarDate, daysBetween } from '../../calendar.ts';
import type { ReleaseStatus } from '../../catalogue/release/status.ts';
import { START } from '../../insight/analytics-limits.ts';

/**
 * The phases in the life of a release, as its artist sees them. `coming`: approved, and not out yet;
 * `first_weeks`: the second to the 28th day; `leaving`: a takedown is under way.
 */
export const CALENDAR_PHASES = [
  'draft',
  'in_review',
  'reopened',
  'coming',
  'release_day',
  'first_weeks',
  'catalogue',
  'leaving',
  'removed',
  'rejected',
  'expired',
] as const;
export type CalendarPhase = (typeof CALENDAR_PHASES)[number];

export type PhaseFacts = {
  readonly status: ReleaseStatus;
  readonly release_date: CalendarDate | null;
  /** The day on which the first store showed it. */
  readonly live_date: CalendarDate | null;
};

/** Statuses that are a phase of their own, whatever the day. */
const PHASE_OF_STATUS: Partial<Record<ReleaseStatus, CalendarPhase>> = {
  draft: 'draft',
  submitted: 'in_review',
  processing: 'in_review',
  in_review: 'in_review',
  reopened: 'reopened',
  takedown_requested: 'leaving',
  removed: 'removed',
  rejected: 'rejected',
  expired: 'expired',
};

/** Returns the phase of a release on a day. */
export function findCalendarPhase(release: PhaseFacts, today: CalendarDate): CalendarPhase {
  const fixed = PHASE_OF_STATUS[release.status];
  if (fixed !== undefined) return fixed;
  const day = findReleaseDay(release, today);
  if (day === null) return 'coming';
  if (day === 1) return 'release_day';
  return day <= START.days ? 'first_weeks' : 'catalogue';
}

/**
 * Returns the day of its life that a release is in, 1 on release day; null before it, and while no store shows a release
 * whose date has passed.
 */
export function findReleaseDay({ release_date, live_date }: PhaseFacts, today: CalendarDate): number | null {
  const first = live_date ?? (release_date === today ? today : null);
  return first === null || first > today ? null : daysBetween(first, today) + 1;
}

/** Returns the first day of a release: the one on which a store showed it, or else the one that is planned. */
export function findFirstDay({ live_date, release_date }: PhaseFacts): CalendarDate | null {
  return live_date ?? release_date;
}

/** Returns the last of the days in which a release is compared with others. */
export function findLastDay(first: CalendarDate): CalendarDate {
  return addDays(first, START.days - 1);
}
