import { CHART_EVENTS } from '@tangent/domain/insight/analytics/chart-event.ts';
import { EFFECT_STATES } from '@tangent/domain/insight/analytics/find-effect.ts';
import { FLAGGED_REASONS } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { royaltyPlatform } from '../money/royalty.ts';
import { calendarDate, count, id } from '../values.ts';
import { ANALYTICS, analyticsQuery } from './analytics.ts';

/** The effect of an event on the streams; the numbers are those of its week and of the week before. */
const effect = z.object({ state: z.enum(EFFECT_STATES), week: count, before: count });

/** An event that may explain a change of streams. */
export const chartEvent = z.object({
  at: calendarDate,
  /** The last day of streams that were left out; equal to `at` for everything else. */
  until: calendarDate,
  kind: z.enum(CHART_EVENTS),
  /** The release, or the playlist. */
  title: z.string(),
  /** The store of a playlist, or of streams that were left out. */
  store: royaltyPlatform.nullable(),
  /** The track that appeared in a playlist; null for several, which `track_count` counts. */
  track: z.string().nullable(),
  track_count: count,
  release_id: id.nullable(),
  /** The case of stream monitoring about streams that were left out, and why they were. */
  case_id: id.nullable(),
  reason: z.enum(FLAGGED_REASONS).nullable(),
  /**
   * Streams from the playlist in its first week, or streams that were left out; null for everything else, and for
   * playlists in charts by month.
   */
  streams: count.nullable(),
  /** Fans of a pre-save campaign so far. */
  fans: count.nullable(),
  /** Null where it is not measured: of streams that were left out, and in charts by month. */
  effect: effect.nullable(),
});
export type ChartEvent = z.infer<typeof chartEvent>;

export const listChartEvents = defineCall({
  method: 'GET',
  scope: 'read_analytics',
  path: `${ANALYTICS}/events`,
  summary: 'Lists what happened to the music in a period, with its effect on the streams of the week after',
  query: analyticsQuery,
  response: z.object({
    /** In the order of their days; at most 40, the most important ones. */
    items: z.array(chartEvent),
    total: count,
  }),
});
export type ChartEvents = z.infer<typeof listChartEvents.response>;
