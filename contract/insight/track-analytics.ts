import { RELEASE_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { micros, royaltyFreshness, royaltyPlatform, royaltyTrack } from '../money/royalty.ts';
import { calendarDate, count, idParams } from '../values.ts';
import { ANALYTICS, analyticsHead, analyticsRelease, figure, flaggedStreams } from './analytics.ts';
import { chartEvent } from './chart-event.ts';

const week = z.object({
  from: calendarDate,
  /** Six days later, or yesterday. */
  to: calendarDate,
  streams: count,
  flagged: count,
  /** Whether stores have reported every day of it: otherwise its streams are unknown. */
  is_reported: z.boolean(),
});

/** A part of the streams of the last 30 days. */
const part = { streams: figure, flagged: count };

/** The head is that of the last 30 days, compared with the 30 before. */
const trackAnalytics = analyticsHead.extend({
  track: royaltyTrack.extend({ position: count }),
  release: analyticsRelease.extend({
    release_type: z.enum(RELEASE_TYPES),
    track_count: count,
    live_date: calendarDate.nullable(),
    /** The colour of the artwork, in degrees, and how colourful it is, from 0 to 1. */
    tint: z.object({ hue: z.number(), chroma: z.number() }).nullable(),
  }),
  all_time: z.object({
    streams: count,
    /** The first day with figures; null while there are none. */
    since: calendarDate.nullable(),
    flagged: z.array(flaggedStreams),
    earned_micros: micros,
    statements: royaltyFreshness,
  }),
  figures: z.object({
    streams: figure,
    /** Null where no store of the track reports this count. */
    listeners: figure.nullable(),
    saves: figure.nullable(),
    playlists: figure,
    /** The streams of the stores that report listeners, and of those that report saves. */
    streams_with: z.object({ listeners: count, saves: count }),
  }),
  /** Complete weeks since release day, oldest first. */
  weeks: z.array(week),
  /** The week that is not over, up to yesterday; null on the first day of a week. */
  open_week: week.nullable(),
  events: z.array(chartEvent),
  /** Where its streams come from: playlists by name, all others together, and streams without a playlist. */
  sources: z.object({
    /** The stores that name playlists, and all streams of the 30 days at them: only these are counted here. */
    stores: z.array(royaltyPlatform),
    streams: figure,
    playlists: z.array(z.object({ playlist_no: count, name: z.string(), store: royaltyPlatform, ...part })),
    others: z.object({ playlists: count, ...part }).nullable(),
    /** Streams without a playlist. */
    outside: z.object(part),
  }),
  countries: z.array(z.object({ country: z.string(), ...part })),
  other_countries: z.object({ countries: count, ...part }).nullable(),
});
export type TrackAnalytics = z.infer<typeof trackAnalytics>;

export const getTrackAnalytics = defineCall({
  method: 'GET',
  scope: 'read_analytics',
  path: `${ANALYTICS}/tracks/:id`,
  summary: 'Returns the figures of a track: all time, the last 30 days, weeks since release day, sources and countries',
  params: idParams,
  response: trackAnalytics,
});
