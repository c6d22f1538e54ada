import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { micros, royaltyFreshness, royaltyPlatform } from '../money/royalty.ts';
import { calendarDate, count, idParams, period } from '../values.ts';
import { dayRange, flaggedStreams, trendFreshness } from './analytics.ts';

/** The results of a release, on every plan. */
const stats = z.object({
  streams: count,
  /** Null, as saves and playlists, where none of its stores reports them for anybody: unknown, not zero. */
  listeners: count.nullable(),
  saves: count.nullable(),
  /** Playlists that stores named with this music. */
  playlists: count.nullable(),
  /** Streams that are not counted: they are being checked, or were found to be artificial. */
  flagged: z.array(flaggedStreams),
  revenue_micros: micros,
});
const storeStats = z.object({
  store: royaltyPlatform,
  streams: count,
  /** Null where this store reports them for nobody. */
  saves: count.nullable(),
  /** The last day that this store has reported. */
  until: calendarDate,
});
const releaseStats = z.object({
  /** Up to yesterday, as everywhere: today is not over. */
  all_time: stats,
  /** The parts of all time, the largest first: together they have its streams. */
  stores: z.array(storeStats),
  /** The days of the range, and the statements of the months it touches. */
  last_30_days: stats.extend({ range: dayRange, months: z.object({ from: period, to: period }) }),
  freshness: z.object({ trends: z.array(trendFreshness), statements: royaltyFreshness }),
});
export type ReleaseStats = z.infer<typeof releaseStats>;

export const getReleaseStats = defineCall({
  method: 'GET',
  scope: 'read_analytics',
  path: '/v1/api/releases/:id/stats',
  summary:
    'Returns streams, listeners, saves, playlists and revenue of a release: in total, by store, and for the last 30 days',
  params: idParams,
  response: releaseStats,
});
