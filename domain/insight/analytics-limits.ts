/**
 * Limits of the analytics, in addition to those of `limits.ts`: each with its unit and its rule. Defined nowhere else.
 */

/** A custom range has at most this many days. */
export const CUSTOM_RANGE_MAX_DAYS = 366;
/** No trends exist for earlier days: reports about them are ignored, and queries about them are refused. */
export const TRENDS_FIRST_DAY = '2000-01-01';
/** A chart has daily points up to this many days, and monthly points beyond. */
export const DAY_STEPS_MAX = 92;
/** Groups with fewer listeners are hidden by age and gender. */
export const AUDIENCE_FLOOR = 10;
/** On paid plans an open page reloads its figures at this interval, in seconds. */
export const ANALYTICS_REFRESH_SECONDS = 60;
/** Tracks in the overview, and days in the sparkline of each. */
export const TOP_TRACKS = { tracks: 10 } as const;
/** Days of the small lines of tracks and releases. */
export const SPARKLINE_DAYS = 14;
/** Playlists shown, largest first. */
export const PLAYLISTS_SHOWN = 100;
/** Events of each kind marked on a chart. */
export const ANNOTATIONS_MAX = 20;
