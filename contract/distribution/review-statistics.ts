import { REOPENING_REASONS } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate } from '../values.ts';

/** Times from submission to decision. Null where nothing was decided. */
const reviewTimes = z.object({
  count: z.number().int(),
  median_ms: z.number().nullable(),
  p90_ms: z.number().nullable(),
  /** Decided within two business days. */
  on_time: z.number().int(),
});

export const getReviewStatistics = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/review-statistics',
  summary: 'Returns review times of the last twelve weeks, week by week, and the reasons why releases were sent back',
  response: z.object({
    all: reviewTimes,
    /** Only decisions by staff; automatic decisions have no waiting time. */
    by_staff: reviewTimes,
    /** Weeks by their Monday, oldest first. */
    weeks: z.array(reviewTimes.extend({ week: calendarDate })),
    reasons: z.array(z.object({ reason: z.enum(REOPENING_REASONS), count: z.number().int() })),
    /** Number of decisions by outcome. */
    decisions: z.object({ approved: z.number().int(), reopened: z.number().int(), rejected: z.number().int() }),
  }),
});
