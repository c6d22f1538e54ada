import { z } from 'zod';
import { release, releaseListItem } from '../catalogue/release.ts';
import { defineCall } from '../define-call.ts';
import { micros, royaltyFreshness, royaltyPlatform } from '../money/royalty.ts';
import { calendarDate, count, period } from '../values.ts';
import { analyticsHead, analyticsTrack, comparedRanges, figure, trendFreshness } from './analytics.ts';

const DASHBOARD = '/v1/api/dashboard';

/** The release that comes out next, with the facts of its timeline and the number of its stores that have it. */
const nextRelease = release
  .pick({
    id: true,
    status: true,
    title: true,
    primary_artist: true,
    release_type: true,
    upc: true,
    artwork: true,
    release_date: true,
    live_date: true,
    submitted_on: true,
    expected_live: true,
    takedown: true,
    presave_enabled: true,
    presave_date: true,
    timeline: true,
  })
  .extend({ stores: z.object({ total: count, delivered: count }) });
export type NextRelease = z.infer<typeof nextRelease>;

export const getNextRelease = defineCall({
  method: 'GET',
  path: `${DASHBOARD}/next-release`,
  summary: 'Returns the release of the account that comes out next',
  scope: 'read_releases',
  response: z.object({ release: nextRelease.nullable() }),
});

const row = releaseListItem.omit({ live_store_count: true, store_count: true, upc: true, created_at: true });
export type DashboardRelease = z.infer<typeof row>;

export const getDashboardReleases = defineCall({
  method: 'GET',
  path: `${DASHBOARD}/releases`,
  summary: 'Returns the five most recently published releases and the next five upcoming ones',
  scope: 'read_releases',
  response: z.object({ latest: z.array(row), upcoming: z.array(row) }),
});

/** The steps a new artist has already taken. */
const firstSteps = z.object({ artist: z.boolean(), release: z.boolean(), submission: z.boolean() });
export type FirstSteps = z.infer<typeof firstSteps>;

export const getFirstSteps = defineCall({
  method: 'GET',
  path: `${DASHBOARD}/first-steps`,
  summary: 'Returns whether the account has an artist, a release and a submitted release',
  scope: 'read_releases',
  response: firstSteps,
});

/** A figure from trends with its days; null is a day that no store has reported yet. */
const trend = z.object({ ...figure.shape, days: z.array(count.nullable()) });
/** Full days that end yesterday, compared with the days before them as far as they are reported. */
const ranges = analyticsHead.pick({ range: true, open_day: true, flagged: true, compared: true, comparison: true });

const dashboardFigures = ranges.extend({
  /** From the daily trends of stores. */
  streams: trend,
  listeners: trend,
  playlist_adds: trend,
  trends: z.array(trendFreshness),
  /**
   * From statements, which cover whole months: the newest reported month, compared with the month before it. Null
   * without any.
   */
  revenue: z
    .object({
      month: period,
      amount_micros: micros,
      /** Null when nothing was reported for the month before. */
      before_micros: micros.nullable(),
      /** The last twelve months. */
      months: z.array(micros),
    })
    .nullable(),
  statements: royaltyFreshness,
});
export type DashboardFigures = z.infer<typeof dashboardFigures>;

export const getDashboardFigures = defineCall({
  method: 'GET',
  path: `${DASHBOARD}/figures`,
  summary: 'Returns streams, listeners and playlist adds of the last 30 days, and the revenue of the newest month',
  scope: 'read_analytics',
  response: dashboardFigures,
});

const STREAM_DAYS = ['7', '30', '90'] as const;
export type StreamDays = (typeof STREAM_DAYS)[number];

const dashboardStreams = ranges.extend({
  /** Every day of the range; null is a day that no store has reported yet. */
  series: z.array(z.object({ at: calendarDate, streams: count.nullable(), flagged: count, before: count.nullable() })),
  /** Streams of the open day so far; null until a store has reported some of it. */
  open: count.nullable(),
  /** Releases that went live in the range. */
  marks: z.array(z.object({ at: calendarDate, title: z.string() })),
});
export type DashboardStreams = z.infer<typeof dashboardStreams>;

export const getDashboardStreams = defineCall({
  method: 'GET',
  path: `${DASHBOARD}/streams`,
  summary: 'Returns streams day by day, compared with the same number of days before; 90 days need a paid plan',
  scope: 'read_analytics',
  query: z.object({ days: z.enum(STREAM_DAYS).default('30') }),
  response: dashboardStreams,
});

export const getTopTracks = defineCall({
  method: 'GET',
  path: `${DASHBOARD}/top-tracks`,
  summary: 'Lists the five tracks with the most streams in the last 30 days',
  scope: 'read_analytics',
  /** The revenue of each track is that of `revenue_month`. */
  response: ranges.extend({ revenue_month: period.nullable(), items: z.array(analyticsTrack) }),
});

const trendingPlatform = z.object({ store: royaltyPlatform, streams: figure, ...comparedRanges });
export type TrendingPlatform = z.infer<typeof trendingPlatform>;
const trendingPlatforms = ranges.extend({
  items: z.array(trendingPlatform),
  /** Stores that are left out while their streams are being checked. */
  checked: z.array(royaltyPlatform),
});
export type TrendingPlatforms = z.infer<typeof trendingPlatforms>;

export const getTrendingPlatforms = defineCall({
  method: 'GET',
  path: `${DASHBOARD}/platforms`,
  summary: 'Lists the five stores whose streams grew most, the last 7 days compared with the 7 before',
  scope: 'read_analytics',
  response: trendingPlatforms,
});
