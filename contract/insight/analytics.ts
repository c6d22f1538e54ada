import { AGE_GROUPS } from '@tangent/domain/insight/analytics/audience.ts';
import { ANALYTICS_PERIODS, COMPARISONS } from '@tangent/domain/insight/analytics/period.ts';
import { CHART_STEPS } from '@tangent/domain/insight/analytics/steps.ts';
import { TREND_COUNTS } from '@tangent/domain/insight/analytics/trend-count.ts';
import { FLAGGED_REASONS } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { micros, royaltyFreshness, royaltyPlatform, royaltyTrack } from '../money/royalty.ts';
import { calendarDate, count, id, instant, period } from '../values.ts';

export const ANALYTICS = '/v1/api/analytics';

/** The query that all figures share: the days, the comparison, and the music they are about. */
export const analyticsQuery = z.object({
  period: z.enum(ANALYTICS_PERIODS).default('last_30_days'),
  /** First and last day of a custom range. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  compare: z.enum(COMPARISONS).default('none'),
  artist: id.optional(),
  release: id.optional(),
  track: id.optional(),
});
export type AnalyticsQuery = z.output<typeof analyticsQuery>;

/** Days from the first to the last, both included; UTC. */
export const dayRange = z.object({ from: calendarDate, to: calendarDate });

/** How recent the figures of a store are: the last day it reported, and when that report arrived. */
export const trendFreshness = z.object({ store: royaltyPlatform, until: calendarDate, received_at: instant });
export type TrendFreshness = z.infer<typeof trendFreshness>;

/** Streams of a store that no figure counts: they are being checked, or were found to be artificial. */
export const flaggedStreams = z.object({ store: royaltyPlatform, reason: z.enum(FLAGGED_REASONS), streams: count });
export type FlaggedStreams = z.infer<typeof flaggedStreams>;

const headFields = {
  /** Complete days; only a period without one, such as today, is the open day itself. */
  range: dayRange,
  /** Today, where the period reaches it: it is not over, so no figure and no comparison counts it. */
  open_day: calendarDate.nullable(),
  /** Streams of the range that no figure counts. */
  flagged: z.array(flaggedStreams),
  /** The days of the range that are compared: up to the last day that any store has reported. */
  compared: dayRange.nullable(),
  /**
   * The days they are compared with. `compared` and `comparison` are null without a comparison, for all time, and while
   * no store has reported a day of the range.
   */
  comparison: dayRange.nullable(),
  step: z.enum(CHART_STEPS),
  /**
   * One entry per store that has reported the account's music. Days a store has not reported yet are unknown, not zero.
   */
  freshness: z.array(trendFreshness),
  /** The free plan shows the overview of some periods, up to yesterday. */
  is_limited: z.boolean(),
  /** Seconds after which an open page reloads its figures; null on the free plan. */
  refresh_seconds: count.nullable(),
};
export const analyticsHead = z.object(headFields);
export type AnalyticsHead = z.infer<typeof analyticsHead>;

/** A count and its value in the comparison period; null without a comparison. */
export const figure = z.object({ value: count, before: count.nullable() });
export type Figure = z.infer<typeof figure>;

const counts = z.object({
  streams: count,
  listeners: count,
  saves: count,
  playlist_adds: count,
  followers: count,
});

const monthRange = z.object({ from: period, to: period });

/** Revenue from the statements of the calendar months that the period touches. Whole months only, never single days. */
const analyticsRevenue = z.object({
  amount_micros: micros,
  months: monthRange,
  /**
   * The months that were reported in both periods, and both amounts; null if there are none, or without a comparison.
   */
  compared: z
    .object({ months: monthRange, comparison: monthRange, amount_micros: micros, before_micros: micros })
    .nullable(),
  freshness: royaltyFreshness,
});
export type AnalyticsRevenue = z.infer<typeof analyticsRevenue>;

/**
 * A day, or the days of a month that lie in the range, identified by the first of them; `before_at` is the first
 * matching day of the comparison.
 */
const step = { at: calendarDate, before_at: calendarDate.nullable() };
const overviewPoint = z.object({
  ...step,
  ...counts.shape,
  /** Whether any store has reported a day of the step: otherwise its counts are unknown, not zero. */
  is_reported: z.boolean(),
  /** Streams of these days that are not counted. */
  flagged: count,
  before: counts.nullable(),
});

export const analyticsRelease = z.object({ id, title: z.string(), artwork_upload_id: id.nullable() });

export const analyticsTrack = z.object({
  track: royaltyTrack,
  release: analyticsRelease.nullable(),
  streams: figure,
  /** Streams that are not counted. */
  flagged: count,
  listeners: count,
  saves: count,
  /** Streams of the last 14 reported days of the range, day by day. */
  sparkline: z.array(count),
  /** From the statements of the same months as the overall revenue. */
  revenue_micros: micros,
});
export type AnalyticsTrack = z.infer<typeof analyticsTrack>;

/** An event that explains a change in a chart: a release went live, or a playlist was first seen. */
export const annotation = z.object({
  at: calendarDate,
  kind: z.enum(['release', 'playlist']),
  title: z.string(),
  /** The artist of a release, or the store of a playlist. */
  detail: z.string().nullable(),
  /** The id of a release; null for a playlist. */
  id: id.nullable(),
});
export type Annotation = z.infer<typeof annotation>;

const analyticsOverview = analyticsHead.extend({
  figures: z.object({ streams: figure, listeners: figure, saves: figure, playlist_adds: figure, followers: figure }),
  revenue: analyticsRevenue,
  series: z.array(overviewPoint),
  /** The counts of the open day so far; null until a store has reported some of it. */
  open: counts.nullable(),
  tracks: z.array(analyticsTrack),
  annotations: z.array(annotation),
  /** Counts that none of the stores with this music reports at all: unknown, not zero. */
  unreported: z.array(z.enum(TREND_COUNTS)),
  /** Counts that only some of these stores report, or none, with the stores that do not: they are in no total of it. */
  silent_stores: z.array(z.object({ count: z.enum(TREND_COUNTS), stores: z.array(royaltyPlatform) })),
  /** The day on which first figures are due, while no store has reported any; null without a release that is dated. */
  starts_on: calendarDate.nullable(),
  /** Number of open fraud cases. */
  open_fraud_cases: count,
});
export type AnalyticsOverview = z.infer<typeof analyticsOverview>;

/**
 * The ranges for figures of a single store: the days that this store has reported and the days they are compared with.
 * Both may be shorter than those in the response head.
 */
export const comparedRanges = { compared: dayRange.nullable(), comparison: dayRange.nullable() };

const reading = { method: 'GET', scope: 'read_analytics', query: analyticsQuery } as const;

export const getAnalyticsOverview = defineCall({
  ...reading,
  path: `${ANALYTICS}/overview`,
  summary:
    'Returns streams, listeners, saves, playlist adds and followers over time, revenue, top tracks and annotations',
  response: analyticsOverview,
});

const analyticsPlaylists = analyticsHead.extend({
  /** Adds from all playlists, streams from the playlists that stores name, and the number of those playlists. */
  figures: z.object({ playlist_adds: figure, streams: figure, playlists: figure }),
  /** Largest first, at most 100. */
  items: z.array(
    z.object({
      playlist_no: count,
      name: z.string(),
      store: royaltyPlatform,
      streams: figure,
      flagged: count,
      ...comparedRanges,
      listeners: count,
      playlist_adds: count,
      /** The first day on which a store reported this playlist with music of the account, as far back as figures go. */
      first_seen: calendarDate,
    }),
  ),
  series: z.array(
    z.object({
      ...step,
      playlist_adds: count,
      streams: count,
      is_reported: z.boolean(),
      before: z.object({ playlist_adds: count, streams: count }).nullable(),
    }),
  ),
});
export type AnalyticsPlaylists = z.infer<typeof analyticsPlaylists>;

export const getAnalyticsPlaylists = defineCall({
  ...reading,
  path: `${ANALYTICS}/playlists`,
  summary: 'Returns playlist adds over time, and the playlists that streams come from',
  response: analyticsPlaylists,
});

/** Null for fewer than ten listeners, and where the number could be derived from the total. */
const listeners = z.object({ listeners: count.nullable() });
const analyticsDemographics = analyticsHead.extend({
  /** Youngest first; listeners without a known age last. */
  groups: z.array(
    z.object({
      age_group: z.enum(AGE_GROUPS),
      female: listeners,
      male: listeners,
      other: listeners,
      unknown: listeners,
    }),
  ),
});
export type AnalyticsDemographics = z.infer<typeof analyticsDemographics>;

export const getAnalyticsDemographics = defineCall({
  ...reading,
  path: `${ANALYTICS}/demographics`,
  summary: 'Lists listeners by age and gender; groups below ten are hidden',
  response: analyticsDemographics,
});

const analyticsTerritories = analyticsHead.extend({
  /** All countries, largest first; `ZZ` where the store does not name one. */
  items: z.array(
    z.object({
      country: z.string(),
      streams: figure,
      flagged: count,
      listeners: count,
      share_basis_points: count,
    }),
  ),
});
export type AnalyticsTerritories = z.infer<typeof analyticsTerritories>;

export const getAnalyticsTerritories = defineCall({
  ...reading,
  path: `${ANALYTICS}/territories`,
  summary: 'Lists streams and listeners by country',
  response: analyticsTerritories,
});

const analyticsPlatforms = analyticsHead.extend({
  steps: z.array(z.object(step)),
  /** Largest first. */
  items: z.array(
    z.object({
      store: royaltyPlatform,
      streams: figure,
      flagged: count,
      ...comparedRanges,
      /** Null where the store does not report this count at all: unknown, not zero. */
      listeners: count.nullable(),
      saves: count.nullable(),
      followers: count.nullable(),
      /** Streams, one value per entry of `steps`; null where the store has reported no day of it yet. */
      values: z.array(count.nullable()),
    }),
  ),
});
export type AnalyticsPlatforms = z.infer<typeof analyticsPlatforms>;

export const getAnalyticsPlatforms = defineCall({
  ...reading,
  path: `${ANALYTICS}/platforms`,
  summary: 'Returns streams, listeners, saves and followers by store, over time',
  response: analyticsPlatforms,
});

const analyticsFilters = z.object({
  artists: z.array(z.object({ id, name: z.string() })),
  releases: z.array(analyticsRelease.extend({ artist_id: id, artist: z.string() })),
  tracks: z.array(royaltyTrack.omit({ artist: true, isrc: true }).extend({ title: z.string(), release_id: id })),
});
export type AnalyticsFilters = z.infer<typeof analyticsFilters>;

export const getAnalyticsFilters = defineCall({
  method: 'GET',
  scope: 'read_analytics',
  path: `${ANALYTICS}/filters`,
  summary: 'Lists the artists, releases and tracks that figures can be filtered by',
  response: analyticsFilters,
});

export const listReleaseStreams = defineCall({
  method: 'GET',
  scope: 'read_analytics',
  path: `${ANALYTICS}/release-streams`,
  summary: 'Lists the releases that were streamed in the last 14 reported days, with their streams day by day',
  response: z.object({ items: z.array(z.object({ release_id: id, days: z.array(count) })) }),
});
export type ReleaseStreams = z.infer<typeof listReleaseStreams.response>;

/** One tab of the analytics as a file. A plain HTTP route, not a JSON call. */
const ANALYTICS_TABS = ['overview', 'playlists', 'demographics', 'territories', 'platforms'] as const;
export type AnalyticsTab = (typeof ANALYTICS_TABS)[number];
export const ANALYTICS_CSV_PATH = `${ANALYTICS}/export` as const;
export const analyticsExportQuery = analyticsQuery.extend({ tab: z.enum(ANALYTICS_TABS).default('overview') });
