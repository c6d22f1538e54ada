import { RELEASE_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { ANALYTICS_PERIODS, COMPARISONS } from '@tangent/domain/insight/analytics/period.ts';
import { CHART_STEPS } from '@tangent/domain/insight/analytics/steps.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { LINK_DAY_MARKS } from '@tangent/domain/promotion/smartlink/judge-link-day.ts';
import { LINK_DEVICES } from '@tangent/domain/promotion/smartlink/link-hit.ts';
import { LINK_ACCENTS, LINK_THEMES } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { LINK_STATUSES, PAGE_STATES } from '@tangent/domain/promotion/smartlink/page-state.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { annotation, dayRange, figure } from '../insight/analytics.ts';
import { calendarDate, count, cursor, id, idParams, pageOf, storeId } from '../values.ts';

/** A store on a release page: its redirect while it is live, the day it is expected before. */
const pageStore = z.object({
  id: storeId,
  name: z.string(),
  action: z.enum(['listen', 'buy']),
  path: z.string().nullable(),
  expected_on: calendarDate.nullable(),
});

/** Everything that the public page of a release reveals. */
const releasePage = z.object({
  key: z.string(),
  state: z.enum(PAGE_STATES).exclude(['unavailable']),
  title: z.string(),
  version_title: z.string().nullable(),
  artist: z.string(),
  /** The key of the artist's own page; null without a public one. */
  artist_key: z.string().nullable(),
  release_type: z.enum(RELEASE_TYPES),
  release_date: calendarDate.nullable(),
  explicit: z.boolean(),
  track_count: count,
  /** Address of the cover; null without one. */
  cover_path: z.string().nullable(),
  /** Hue in degrees and colourfulness (0 to 1) of the page. */
  tint: z.object({ hue: z.number(), chroma: z.number() }),
  /** Null: the theme of the fan's device. */
  theme: z.enum(LINK_THEMES).nullable(),
  stores: z.array(pageStore),
});
export type ReleasePage = z.infer<typeof releasePage>;

export const getReleasePage = defineCall({
  method: 'GET',
  path: '/v1/api/public/release/:key',
  summary: 'Returns the public page of a release: pre-save before the release, stores from then on',
  params: z.object({ key: z.string().max(200) }),
  response: releasePage,
});

/** Hits of the open day so far: it is in no other figure. */
const openHits = z.object({ views: count, clicks: count });

/** A smart link in the list: of a release that is or was in stores. */
const smartLink = z.object({
  id,
  release_id: id,
  title: z.string(),
  version_title: z.string().nullable(),
  artist: z.string(),
  artwork_upload_id: id.nullable(),
  /** The whole address. */
  link: z.string(),
  key: z.string(),
  /** Inactive when switched off, and when the release is in no store any more. */
  status: z.enum(LINK_STATUSES),
  /** The owner's switch. */
  is_on: z.boolean(),
  /** Stores with a button that have the release now. */
  live_store_count: count,
  /** Of the last 30 complete days. */
  views: count,
  clicks: count,
  /** Of today, which is not over. */
  open: openHits,
});
export type SmartLink = z.infer<typeof smartLink>;

export const listSmartLinks = defineCall({
  method: 'GET',
  path: '/v1/api/smartlinks',
  summary: 'Lists the smart links of the account with views and clicks of the last 30 days, the newest release first',
  scope: 'read_releases',
  query: z.object({ cursor }),
  response: pageOf(smartLink).extend({
    /** Whether a release is in stores now: smart links need one. */
    has_published: z.boolean(),
    views: count,
    clicks: count,
  }),
});

const linkStore = z.object({
  id: storeId,
  name: z.string(),
  is_on: z.boolean(),
  state: z.enum(['live', 'later', 'sent', 'down']),
  date: calendarDate.nullable(),
});
export type LinkStoreRow = z.infer<typeof linkStore>;

const smartLinkDetail = smartLink.extend({
  /** Views and clicks without those of days that may be made up: what a share is computed from. */
  unmarked: z.object({ views: count, clicks: count }),
  theme: z.enum(LINK_THEMES).nullable(),
  accent: z.enum(LINK_ACCENTS),
  /** Hue in degrees and colourfulness of the cover, for the accent 'cover'; null without a cover. */
  cover_tint: z.object({ hue: z.number(), chroma: z.number() }).nullable(),
  /** In the order of the page. */
  stores: z.array(linkStore),
});
export type SmartLinkDetail = z.infer<typeof smartLinkDetail>;

export const getSmartLink = defineCall({
  method: 'GET',
  path: '/v1/api/smartlinks/:id',
  summary: 'Returns one smart link with its stores and its look',
  scope: 'read_releases',
  params: idParams,
  response: smartLinkDetail,
});

export const updateSmartLink = defineCall({
  method: 'PATCH',
  path: '/v1/api/smartlinks/:id',
  summary: 'Switches a smart link on or off; on paid plans also its stores, their order, theme and accent',
  scope: 'write_links',
  params: idParams,
  body: z
    .object({
      is_on: z.boolean(),
      theme: z.enum(LINK_THEMES).nullable(),
      accent: z.enum(LINK_ACCENTS),
      /** Ids of stores, first to last. */
      store_order: z.array(storeId).max(300),
      hidden_store_ids: z.array(storeId).max(300),
    })
    .partial(),
  response: smartLinkDetail,
});

/** The address of a release's link, from approval on, for the page of the release; null before. */
export const getReleaseLink = defineCall({
  method: 'GET',
  path: '/v1/api/releases/:id/smartlink',
  summary: 'Returns the public address of a release; null before its approval',
  scope: 'read_releases',
  params: idParams,
  response: z.object({
    link: z
      .object({ id, key: z.string(), link: z.string(), status: z.enum(LINK_STATUSES), is_published: z.boolean() })
      .nullable(),
  }),
});

const hitFigures = z.object({
  views: figure,
  clicks: figure,
  /** Visitors of each day, summed: a person counts once a day. */
  visitors: figure,
  /** Requests of robots, previews and prefetches, left out of all other figures. */
  robots: figure,
  /** Hits beyond those that one network may have in an hour, left out of all other figures. */
  repeated: figure,
});

/** A day whose figures may be made up, and the numbers that show it. */
const markedLinkDay = z.object({
  day: calendarDate,
  marks: z.array(z.enum(LINK_DAY_MARKS)).min(1),
  views: count,
  clicks: count,
  repeated: count,
  /** The most hits of one network, repeated ones included. */
  network_hits: count,
  /** Views and clicks of the fullest hour. */
  hour_hits: count,
});
export type MarkedLinkDay = z.infer<typeof markedLinkDay>;

const part = <Key extends z.ZodType>(key: Key) => z.object({ key, views: count, clicks: count });

const linkAnalytics = z.object({
  /** Complete days; only a period without one, such as today, is the open day itself. */
  range: dayRange,
  /** Today, where the period reaches it: it is not over, so no figure and no comparison counts it. */
  open_day: calendarDate.nullable(),
  /** The hits of the open day so far; null where the period does not reach it. */
  open: openHits.nullable(),
  comparison: dayRange.nullable(),
  step: z.enum(CHART_STEPS),
  figures: hitFigures,
  series: z.array(z.object({ at: calendarDate, views: count, clicks: count })),
  marked_days: z.array(markedLinkDay),
  /** Events that explain a change: the release went live, or a playlist added it. */
  annotations: z.array(annotation),
  /** Clicks by store, beside the streams there in the same days; null while the store has not reported any. */
  stores: z.array(
    z.object({ store: z.object({ id: storeId, name: z.string() }), clicks: count, streams: count.nullable() }),
  ),
  /** Country codes; ZZ is unknown. */
  countries: z.array(part(z.string())),
  /** Hosts; empty for visits without a referrer, 'qr' for scanned codes. */
  referrers: z.array(part(z.string())),
  devices: z.array(part(z.enum(LINK_DEVICES))),
});
export type LinkAnalytics = z.infer<typeof linkAnalytics>;

export const linkAnalyticsQuery = z.object({
  period: z.enum(ANALYTICS_PERIODS).default('last_30_days'),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  compare: z.enum(COMPARISONS).default('none'),
});

export const getLinkAnalytics = defineCall({
  method: 'GET',
  path: '/v1/api/smartlinks/:id/analytics',
  summary: 'Returns views, clicks and daily visitors of a smart link by time, store, country, referrer and device',
  scope: 'read_analytics',
  params: idParams,
  query: linkAnalyticsQuery,
  response: linkAnalytics,
});

/** The figures of a link as a file; a plain link of the page, with the session's cookie. */
export const LINK_CSV_PATH = '/v1/api/smartlinks/:id/analytics.csv';

/** A picture to post of a release that is out; a plain link of the page, with the session's cookie. */
export const SHARE_PICTURE_PATH = '/v1/api/releases/:id/share-picture';
export const sharePictureQuery = z.object({
  /** 1080 by 1920 pixels, or 1200 by 630. */
  shape: z.enum(['story', 'wide']).default('wide'),
  lang: z.enum(LANGUAGES).default('en'),
});
