import { addDays, type CalendarDate, daysBetween } from '../../calendar.ts';
import { FREE_TAKEDOWN_WAIT_DAYS, TAKEDOWN_HOURS } from '../../distribution/distribution-limits.ts';
import { HOUR_MS } from '../../duration.ts';
import { can } from '../../money/plan/capability.ts';
import type { Plan } from '../../money/plan/plan.ts';
import type { ReleaseStatus } from './status.ts';

/** The code for a takedown that staff start without a request of the owner; a free text is possible too. */
export const COPYRIGHT_CLAIM = 'copyright_claim';

/**
 * Why a takedown is not possible: the waiting time of the free plan, a plan that does not allow it yet, or an earlier
 * request.
 */
export const TAKEDOWN_REFUSALS = ['wait', 'plan', 'requested'] as const;
export type TakedownRefusal = (typeof TAKEDOWN_REFUSALS)[number];

export type TakedownFacts = {
  readonly status: ReleaseStatus;
  readonly release_date: CalendarDate | null;
  /** The owner's plan at this moment. */
  readonly plan: Plan;
  readonly today: CalendarDate;
};

/** Returns whether stores have the release or are receiving it, so that a takedown is possible. */
export function hasTakedown(status: ReleaseStatus): boolean {
  return status === 'in_process' || status === 'published' || status === 'takedown_requested' || status === 'removed';
}

/**
 * Returns whether an owner may request a takedown now (S4-016, S6-025, A-101): on paid plans immediately, even while
 * stores are receiving the release; on the free plan from 90 calendar days after the release date, in UTC. `refusal` is
 * null when the takedown is possible; `days_left` are the remaining days of the waiting time. Null where no store could
 * have the release.
 */
export function findTakedownRefusal(
  facts: TakedownFacts,
): { refusal: TakedownRefusal | null; days_left: number } | null {
  const { status, release_date, plan, today } = facts;
  if (!hasTakedown(status)) return null;
  if (status === 'takedown_requested' || status === 'removed') return { refusal: 'requested', days_left: 0 };
  if (can(plan, 'immediate_takedown')) return { refusal: null, days_left: 0 };
  if (status === 'in_process') return { refusal: 'plan', days_left: 0 };
  const days_left = release_date === null ? 0 : waitDaysLeft(release_date, today);
  return { refusal: days_left > 0 ? 'wait' : null, days_left };
}

/**
 * Returns the window in which a release leaves its stores after a request at this instant: 24 to 48 clock hours later
 * (S4-018, A-102).
 */
export function takedownWindowMs(requestedMs: number): { from: number; until: number } {
  return { from: requestedMs + TAKEDOWN_HOURS.min * HOUR_MS, until: requestedMs + TAKEDOWN_HOURS.max * HOUR_MS };
}

function waitDaysLeft(releaseDate: CalendarDate, today: CalendarDate): number {
  return Math.max(0, daysBetween(today, addDays(releaseDate, FREE_TAKEDOWN_WAIT_DAYS)));
}
