/** Numbers of the watch over streams, beside those of `limits.ts`: each with its unit and its rule. Written nowhere else. */

/** What is usual is read off so many days before the day that is looked at, and off no fewer known ones than the second figure. */
export const MONITORING_HISTORY_DAYS = { most: 28, fewest: 14 } as const;
/** A release with fewer streams at a store on a day is not looked at, and fewer than these above the usual are no case. */
export const MONITORING_STREAMS_MIN = 500;
/** A spike is so many times the usual, the highest day of the history, and deviations from the usual, all at once. */
export const SPIKE = { times_usual: 3, times_highest: 2, deviations: 8 } as const;
/** One country has so much of a day, so much more of it than usual, and so many times its usual streams; shares in basis points. */
export const TERRITORY = { share: 4_000, gain: 3_000, times_usual: 3 } as const;
/** Listeners who play a release so often on one day, and so many times as often as usual, are hardly people. */
export const REPEATS = { streams_per_listener: 10, times_usual: 3 } as const;
/** One playlist has so much of a day, had at most so much of it before, and where listeners are unknown one country plays it; basis points. */
export const ONE_PLAYLIST = { share: 8_000, usual_share: 5_000, one_country_share: 9_000 } as const;
/** More streams a listener than this on one day are thin listening, which nothing that happened explains. */
export const THIN_STREAMS_PER_LISTENER = 4;
/** When a history has so many saves, a day with less than the second figure as part of the usual rate is hollow (one tenth: 10). */
export const HOLLOW = { saves_min: 20, times_fewer: 10 } as const;
/** What explains a rise: something new came out, or a playlist took it up, at most so many days ago. */
export const OCCASION_DAYS = 7;
/** A rise of playlist adds is so many times the usual, and so many adds, over so many days. */
export const PLAYLIST_RISE = { times_usual: 3, fewest: 10, days: 3 } as const;
/** A case is calm after so many days that the store told of without a finding. */
export const CASE_CALM_DAYS = 7;
/** What is found at most so many days after the last finding belongs to the same case. */
export const CASE_MEMORY_DAYS = 28;
/** Days that lie further back are not looked at any more when a store tells of them late. */
export const MONITORING_LOOKBACK_DAYS = 35;
/** A case is shown with so many days before its first finding and after its last one. */
export const CASE_VISIBLE_DAYS = { before: 28, after: 14 } as const;
/** Words with an answer about a case, in characters (A-127: textarea). */
export const CASE_NOTE_MAX_CHARS = 2000;
/** Cases shown at once. */
export const CASES_PER_PAGE = 50;
/** Evidence as files, for one account. */
export const EVIDENCE_DOWNLOADS = { per_account: 30, window_minutes: 60 } as const;
