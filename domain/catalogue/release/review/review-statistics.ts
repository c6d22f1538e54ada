import { addDays, type CalendarDate, daysBetween, utcDay } from '../../../calendar.ts';
import type { ReopeningReason } from './reopening-reasons.ts';
import { reviewDueMs } from './review-due.ts';

/** One decision of a review, with the submission it belongs to. */
export type ReviewDecision = {
  readonly submitted_ms: number;
  readonly decided_ms: number;
  readonly to: 'approved' | 'reopened' | 'rejected';
  readonly by: 'staff' | 'system';
  readonly reasons: readonly ReopeningReason[];
};

/** Review times: half of them at most `median_ms`, nine of ten at most `p90_ms`; null without any. */
export type ReviewTimes = {
  readonly count: number;
  readonly median_ms: number | null;
  readonly p90_ms: number | null;
  /** Decided by the deadline of two business days (S4-006, A-096). */
  readonly on_time: number;
};

/** Returns the Monday of the week of a day. */
export function toMonday(day: CalendarDate): CalendarDate {
  // 1970-01-05 was a Monday.
  const days = daysBetween('1970-01-05', day);
  return addDays(day, -(((days % 7) + 7) % 7));
}

/** Computes the review times of these decisions together. */
export function computeReviewTimes(decisions: readonly ReviewDecision[]): ReviewTimes {
  const times = decisions.map(({ submitted_ms, decided_ms }) => decided_ms - submitted_ms).sort((a, b) => a - b);
  const inTime = decisions.filter(({ submitted_ms, decided_ms }) => decided_ms <= reviewDueMs(submitted_ms));
  return { count: times.length, median_ms: rank(times, 0.5), p90_ms: rank(times, 0.9), on_time: inTime.length };
}

// Nearest rank: a time that really occurred.
function rank(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** Computes review times week by week, oldest first, by the day of the decision; weeks without one are included. */
export function computeWeeklyReviewTimes(
  decisions: readonly ReviewDecision[],
  { today, weeks }: { today: CalendarDate; weeks: number },
): (ReviewTimes & { readonly week: CalendarDate })[] {
  const last = toMonday(today);
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(last, (index - weeks + 1) * 7);
    const inWeek = decisions.filter(({ decided_ms }) => toMonday(utcDay(decided_ms)) === week);
    return { week, ...computeReviewTimes(inWeek) };
  });
}

/** Counts how often each reason was given, most frequent first. */
export function countReasons(decisions: readonly ReviewDecision[]): { reason: ReopeningReason; count: number }[] {
  const counts = new Map<ReopeningReason, number>();
  for (const reason of decisions.flatMap(({ reasons }) => reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
}
