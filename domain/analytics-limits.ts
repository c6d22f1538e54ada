/** Numbers of the analytics, beside those of `limits.ts`: each with its unit and its rule. Written nowhere else. */

/** A range of one's own has at most so many days. */
export const CUSTOM_RANGE_MAX_DAYS = 366;
/** No store told of anything before this day: what says so is not read, and nothing is asked of earlier days. */
export const TRENDS_FIRST_DAY = '2000-01-01';
/** Up to so many days a chart goes by days, beyond that by months. */
export const DAY_STEPS_MAX = 92;
/** Of fewer listeners nothing is said by age and gender. */
export const AUDIENCE_FLOOR = 10;
/** Figures of paid plans are read again so often while they are open, in seconds. */
export const ANALYTICS_REFRESH_SECONDS = 60;
/** Tracks of the overview, and days of the small line beside each. */
export const TOP_TRACKS = { tracks: 10, spark_days: 14 } as const;
/** Playlists shown, the largest first. */
export const PLAYLISTS_SHOWN = 100;
/** Events marked on a chart, of each kind. */
export const ANNOTATIONS_MAX = 20;
