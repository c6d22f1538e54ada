/**
 * Limits of stream monitoring, in addition to those of `limits.ts`: each with its unit and its rule. Defined nowhere
 * else.
 */

/**
 * The usual figures are computed from at most `most` days before the checked day, and from at least `fewest` known
 * ones.
 */
export const MONITORING_HISTORY_DAYS = { most: 28, fewest: 14 } as const;
/** A release with fewer streams at a store on a day is not checked, and a rise of fewer streams is no finding. */
export const MONITORING_STREAMS_MIN = 500;
/**
 * A spike is this many times the usual streams, this many times the highest day of the history, and this many
 * deviations above the usual streams, all at once.
 */
export const SPIKE = { times_usual: 3, times_highest: 2, deviations: 8 } as const;
/**
 * One country has this share of a day, this much more than its usual share, and this many times its usual streams;
 * shares in basis points.
 */
export const TERRITORY = { share: 4_000, gain: 3_000, times_usual: 3 } as const;
/** Listeners who play a release this often on one day, and this many times as often as usual, are hardly human. */
export const REPEATS = { streams_per_listener: 10, times_usual: 3 } as const;
/**
 * One playlist has at least `share` of a day, had less than `usual_share` before, and where listeners are unknown one
 * country has `one_country_share`; basis points.
 */
export const ONE_PLAYLIST = { share: 8_000, usual_share: 5_000, one_country_share: 9_000 } as const;
/** More streams per listener than this on one day come from too few listeners, which no event explains. */
export const FEW_LISTENERS_STREAMS = 4;
/**
 * With `saves_min` saves in the history, a day whose save rate is `times_fewer` times below the usual one has too few
 * saves (10: one tenth).
 */
export const LOW_SAVES = { saves_min: 20, times_fewer: 10 } as const;
/** A new release or a new playlist explains a rise for this many days. */
export const EXPLANATION_DAYS = 7;
/** A rise of playlist adds is this many times the usual, and at least this many adds, over this many days. */
export const PLAYLIST_RISE = { times_usual: 3, fewest: 10, days: 3 } as const;
/** A case becomes calm after this many reported days without a finding. */
export const CASE_CALM_DAYS = 7;
/** A finding at most this many days after the last one belongs to the same case. */
export const CASE_MERGE_DAYS = 28;
/** Days further back are not checked when a store reports them late. */
export const MONITORING_LOOKBACK_DAYS = 35;
/** A track carries the findings of its release from this part of the streams above the usual on, in basis points. */
export const FLAGGED_TRACK_SHARE = 2_000;
/** A case is shown with this many days before its first finding and after its last one. */
export const CASE_VISIBLE_DAYS = { before: 28, after: 14 } as const;
/** Note on an explanation of a case, in characters (A-127: textarea). */
export const CASE_NOTE_MAX_CHARS = 2000;
/** Cases per page. */
export const CASES_PER_PAGE = 50;
/** Downloads of evidence as files, per account. */
export const EVIDENCE_DOWNLOADS = { per_account: 30, window_minutes: 60 } as const;
