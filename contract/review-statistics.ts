import { REOPENING_REASONS } from '@tangent/domain/release/reopening-reasons.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { calendarDate } from './values.ts';

/** From submission to decision. Nulls where nothing was decided. */
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
  summary: 'How long reviews took in the last twelve weeks, week by week, and why releases came back',
  response: z.object({
    all: reviewTimes,
    /** Those that a person decided; the automatic review is not waited for. */
    by_staff: reviewTimes,
    /** Weeks by their Monday, the oldest first. */
    weeks: z.array(reviewTimes.extend({ week: calendarDate })),
    reasons: z.array(z.object({ reason: z.enum(REOPENING_REASONS), count: z.number().int() })),
    /** Decisions by what they were. */
    decisions: z.object({ approved: z.number().int(), reopened: z.number().int(), rejected: z.number().int() }),
  }),
});
