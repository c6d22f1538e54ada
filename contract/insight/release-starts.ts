import { STARTS } from '@tangent/domain/insight/analytics-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, id } from '../values.ts';
import { ANALYTICS, analyticsHead, analyticsQuery, analyticsRelease, figure } from './analytics.ts';

/** The first 28 days of a release. */
const releaseStart = analyticsRelease.extend({
  live_date: calendarDate,
  /** Streams day by day from release day; null for a day that is not over or that no store has reported. */
  days: z.array(count.nullable()),
  /** Saves in these days and the streams beside them, of the stores that report saves; null where none does. */
  saved: z.object({ saves: count, streams: count }).nullable(),
});
export type ReleaseStart = z.infer<typeof releaseStart>;

const UUIDS = new RegExp(`^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${STARTS.chosen - 1}}$`);

export const listReleaseStarts = defineCall({
  method: 'GET',
  scope: 'read_analytics',
  path: `${ANALYTICS}/starts`,
  summary: 'Returns the streams of releases in their first 28 days: of the newest twelve, and of those chosen',
  query: z.object({
    artist: id.optional(),
    /** Ids of up to five releases, separated by commas, which are returned whatever their age. */
    releases: z.string().regex(UUIDS).optional(),
  }),
  response: z.object({
    /** Newest first. A release that was out before figures begin is left out: its start is unknown. */
    items: z.array(releaseStart),
    /** Whether the account has further releases that are out. */
    has_more: z.boolean(),
    /** The next release that has a date. */
    next: analyticsRelease.extend({ release_date: calendarDate }).nullable(),
  }),
});
export type ReleaseStarts = z.infer<typeof listReleaseStarts.response>;

const catalogRelease = z.object({
  /** Null for erased music, of which only figures remain. */
  release: analyticsRelease.extend({ live_date: calendarDate.nullable() }).nullable(),
  streams: figure,
  flagged: count,
});

export const getAnalyticsCatalog = defineCall({
  method: 'GET',
  scope: 'read_analytics',
  path: `${ANALYTICS}/catalog`,
  summary: 'Returns the streams of a period by release',
  query: analyticsQuery,
  response: analyticsHead.extend({
    /** Largest first, at most twelve. */
    items: z.array(catalogRelease),
    /** All other releases with streams; null without any. */
    others: z.object({ releases: count, streams: figure, flagged: count }).nullable(),
  }),
});
export type AnalyticsCatalog = z.infer<typeof getAnalyticsCatalog.response>;
