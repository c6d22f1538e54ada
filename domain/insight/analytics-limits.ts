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
/**
 * The effect of an event: its week is compared with the week before, and with the pairs of neighbouring weeks in
 * the days before it. Of these pairs at least `fewest_pairs` must be known; a change is at least `times_usual` the
 * largest of theirs, `least_change` (0.1: a tenth) and this many deviations of chance.
 */
export const EFFECT = {
  days: 7,
  history_days: 28,
  fewest_pairs: 8,
  times_usual: 1.5,
  least_change: 0.1,
  deviations: 3,
} as const;
/** A store that has reported nothing for this many days is waited for no longer when an effect is measured. */
export const EFFECT_WAITS_DAYS = 14;
/** A playlist has an effect if its own streams are at least this part of the rise. */
export const EFFECT_OWN_PART = 0.5;
/** Events with a number on the chart: more could not be read. */
export const EVENTS_MARKED = 4;
/** Events listed for a period, the most important first. */
export const EVENTS_LISTED = 40;
/** The first days of a release that are compared, and from which day on its place is named. */
export const START = { days: 28, fewest_days: 3 } as const;
/** Releases whose starts are compared: the newest ones. At most `chosen` of them are drawn; `shown` without a choice. */
export const STARTS = { compared: 12, chosen: 5, shown: 3 } as const;
/** Releases of the catalog with a groove and a row of their own, those with the most streams. */
export const CATALOG_SHOWN = 12;
/** Rows of the page of a track: playlists and countries, the largest first; all others are one row. */
export const TRACK_PARTS_SHOWN = 5;
/** Complete weeks whose change is judged in the headline of a track: this many pairs of four weeks. */
export const TRACK_MONTH_WEEKS = 4;
