import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { micros, royaltyFreshness } from '../money/royalty.ts';
import { count, idParams, period } from '../values.ts';
import { dayRange, flaggedStreams, trendFreshness } from './analytics.ts';

/** The results of a release, on every plan. */
const stats = z.object({
  streams: count,
  listeners: count,
  /** Streams that are not counted: they are being checked, or were found to be artificial. */
  flagged: z.array(flaggedStreams),
  revenue_micros: micros,
});
const releaseStats = z.object({
  /** Up to yesterday, as everywhere: today is not over. */
  all_time: stats,
  /** The days of the range, and the statements of the months it touches. */
  last_30_days: stats.extend({ range: dayRange, months: z.object({ from: period, to: period }) }),
  freshness: z.object({ trends: z.array(trendFreshness), statements: royaltyFreshness }),
});
export type ReleaseStats = z.infer<typeof releaseStats>;

export const getReleaseStats = defineCall({
  method: 'GET',
  scope: 'read_analytics',
  path: '/v1/api/releases/:id/stats',
  summary: 'Returns streams, listeners and revenue of a release: in total, and for the last 30 days',
  params: idParams,
  response: releaseStats,
});
