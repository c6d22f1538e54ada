import { addBusinessDays, utcDay, utcStartMs } from '../../../calendar.ts';
import { REVIEW_BUSINESS_DAYS } from '../../../distribution/distribution-limits.ts';

/**
 * Returns when a review is due: two business days after the submission, at the same time of day in UTC (S4-006, A-096,
 *
 */
export function reviewDueMs(submittedMs: number): number {
  const day = utcDay(submittedMs);
  return utcStartMs(addBusinessDays(day, REVIEW_BUSINESS_DAYS)) + (submittedMs - utcStartMs(day));
}
