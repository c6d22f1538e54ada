import { AGE_GROUPS } from '@tangent/domain/analytics/audience.ts';
import { ANALYTICS_PERIODS, COMPARISONS } from '@tangent/domain/analytics/period.ts';
import { CHART_STEPS } from '@tangent/domain/analytics/steps.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { micros, royaltyFreshness, royaltyPlatform, royaltyTrack } from './royalty.ts';
import { calendarDate, count, id, instant, period } from './values.ts';

const ANALYTICS = '/v1/api/analytics';

/** What all figures are asked with: which days, beside which others, and of which music. */
const analyticsQuery = z.object({
  period: z.enum(ANALYTICS_PERIODS).default('last_30_days'),
  /** First and last day of a range of one's own. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  compare: z.enum(COMPARISONS).default('none'),
  artist: id.optional(),
  release: id.optional(),
  track: id.optional(),
});
export type AnalyticsQuery = z.output<typeof analyticsQuery>;

/** Days from the first to the last one, both included; UTC. */
export const dayRange = z.object({ from: calendarDate, to: calendarDate });

/** How new the figures of a store are: the last day it has told of, and when that came. */
export const trendFreshness = z.object({ store: royaltyPlatform, until: calendarDate, received_at: instant });
export type TrendFreshness = z.infer<typeof trendFreshness>;

const headFields = {
  range: dayRange,
  /** The days of the range that are compared: up to the last one that any store has told of. */
  compared: dayRange.nullable(),
  /** The days beside those; both are null without a comparison, which all time has not, and while no store has told of the range. */
  comparison: dayRange.nullable(),
  step: z.enum(CHART_STEPS),
  /** Of the stores that have told of the account's music. What a store has not told yet is unknown, not zero. */
  freshness: z.array(trendFreshness),
  /** The free plan shows the overview of some periods, up to yesterday. */
  is_limited: z.boolean(),
  /** After how many seconds figures are asked for again while they are open; null on the free plan. */
  refresh_seconds: count.nullable(),
};
export const analyticsHead = z.object(headFields);
export type AnalyticsHead = z.infer<typeof analyticsHead>;

/** A count and what it was in the comparison; null without one. */
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

/** Money out of the statements of the calendar months that the period touches, whole months: never of single days. */
const analyticsRevenue = z.object({
  amount_micros: micros,
  months: monthRange,
  /** The months among these that were reported as those beside them were, and both amounts; null without any, or a comparison. */
  compared: z
    .object({ months: monthRange, comparison: monthRange, amount_micros: micros, before_micros: micros })
    .nullable(),
  freshness: royaltyFreshness,
});
export type AnalyticsRevenue = z.infer<typeof analyticsRevenue>;

/** A day, or the days of a month that lie in the range, by the first of them; beside it the days of the comparison. */
const step = { at: calendarDate, before_at: calendarDate.nullable() };
const overviewPoint = z.object({ ...step, ...counts.shape, before: counts.nullable() });

const analyticsRelease = z.object({ id, title: z.string(), artwork_upload_id: id.nullable() });

export const analyticsTrack = z.object({
  track: royaltyTrack.extend({ version_title: z.string().nullable() }),
  release: analyticsRelease.nullable(),
  streams: figure,
  listeners: count,
  saves: count,
  /** Streams of the last 14 days of the range that were told, day by day. */
  sparkline: z.array(count),
  /** Out of the statements of the same months as the revenue beside. */
  revenue_micros: micros,
});
export type AnalyticsTrack = z.infer<typeof analyticsTrack>;

/** Something that explains a line: a release went live, a playlist was first seen. */
const annotation = z.object({
  at: calendarDate,
  kind: z.enum(['release', 'playlist']),
  title: z.string(),
  /** The artist of a release, the store of a playlist. */
  detail: z.string().nullable(),
  /** Of a release. */
  id: id.nullable(),
});
export type Annotation = z.infer<typeof annotation>;

const analyticsOverview = analyticsHead.extend({
  figures: z.object({ streams: figure, listeners: figure, saves: figure, playlist_adds: figure, followers: figure }),
  revenue: analyticsRevenue,
  series: z.array(overviewPoint),
  tracks: z.array(analyticsTrack),
  annotations: z.array(annotation),
  /** Open cases of the watch. */
  open_fraud_cases: count,
});
export type AnalyticsOverview = z.infer<typeof analyticsOverview>;

/** Of what one store counts: the days that this store has told of, and those beside them, which may be fewer than those of the head. */
export const ownDays = { compared: dayRange.nullable(), comparison: dayRange.nullable() };

const reading = { method: 'GET', scope: 'read_analytics', query: analyticsQuery } as const;

export const getAnalyticsOverview = defineCall({
  ...reading,
  path: `${ANALYTICS}/overview`,
  summary: 'Streams, listeners, saves, playlist adds and followers over time, revenue, top tracks, and what happened',
  response: analyticsOverview,
});

const analyticsPlaylists = analyticsHead.extend({
  /** Adds of all playlists, streams from the ones that stores name, and how many those are. */
  figures: z.object({ playlist_adds: figure, streams: figure, playlists: figure }),
  /** The largest first, at most 100. */
  items: z.array(
    z.object({
      playlist_no: count,
      name: z.string(),
      store: royaltyPlatform,
      streams: figure,
      ...ownDays,
      listeners: count,
      playlist_adds: count,
      /** The first day that it was told of with music of the account, as far back as there are figures. */
      first_seen: calendarDate,
    }),
  ),
  series: z.array(
    z.object({
      ...step,

      playlist_adds: count,
      streams: count,
      before: z.object({ playlist_adds: count, streams: count }).nullable(),
    }),
  ),
});
export type AnalyticsPlaylists = z.infer<typeof analyticsPlaylists>;

export const getAnalyticsPlaylists = defineCall({
  ...reading,
  path: `${ANALYTICS}/playlists`,
  summary: 'Playlist adds over time, and the playlists that streams come from',
  response: analyticsPlaylists,
});

/** Null: fewer than ten, or few enough to be worked out from the rest. */
const listeners = z.object({ listeners: count.nullable() });
const analyticsDemographics = analyticsHead.extend({
  /** From the youngest on, those without an age last. */
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
  summary: 'Listeners by age and gender; groups below ten are not told',
  response: analyticsDemographics,
});

const analyticsTerritories = analyticsHead.extend({
  /** All countries, the largest first; `ZZ` where the store does not say. */
  items: z.array(z.object({ country: z.string(), streams: figure, listeners: count, share_basis_points: count })),
});
export type AnalyticsTerritories = z.infer<typeof analyticsTerritories>;

export const getAnalyticsTerritories = defineCall({
  ...reading,
  path: `${ANALYTICS}/territories`,
  summary: 'Streams and listeners by country',
  response: analyticsTerritories,
});

const analyticsPlatforms = analyticsHead.extend({
  steps: z.array(z.object(step)),
  /** The largest first. */
  items: z.array(
    z.object({
      store: royaltyPlatform,
      streams: figure,
      ...ownDays,
      listeners: count,
      saves: count,
      followers: count,
      /** Streams, in step with `steps`. */
      values: z.array(count),
    }),
  ),
});
export type AnalyticsPlatforms = z.infer<typeof analyticsPlatforms>;

export const getAnalyticsPlatforms = defineCall({
  ...reading,
  path: `${ANALYTICS}/platforms`,
  summary: 'Streams, listeners, saves and followers by store, over time',
  response: analyticsPlatforms,
});

const analyticsFilters = z.object({
  artists: z.array(z.object({ id, name: z.string() })),
  releases: z.array(analyticsRelease.extend({ artist_id: id, artist: z.string() })),
  tracks: z.array(z.object({ id, title: z.string(), release_id: id })),
});
export type AnalyticsFilters = z.infer<typeof analyticsFilters>;

export const getAnalyticsFilters = defineCall({
  method: 'GET',
  scope: 'read_analytics',
  path: `${ANALYTICS}/filters`,
  summary: 'The artists, releases and tracks that figures can be asked of',
  response: analyticsFilters,
});

/** A tab as a file: served, not described. */
const ANALYTICS_TABS = ['overview', 'playlists', 'demographics', 'territories', 'platforms'] as const;
export type AnalyticsTab = (typeof ANALYTICS_TABS)[number];
export const ANALYTICS_CSV_PATH = `${ANALYTICS}/export` as const;
export const analyticsExportQuery = analyticsQuery.extend({ tab: z.enum(ANALYTICS_TABS).default('overview') });
