/**
 * Limits of stream monitoring, in addition to those of `limits.ts`: each with its unit and its reason. Defined nowhere
 * else. A *surprise* is the negative decimal logarithm of how often honest listening looks like this or more so: 3 is
 * one in a thousand.
 */

/** The usual figures are computed from at most `most` days before, and from at least `fewest` known ones. */
export const MONITORING_HISTORY_DAYS = { most: 28, fewest: 4 } as const;
/** Known days that are looked at together, up to the checked one: fifty streams a day add up to evidence in two weeks. */
export const WINDOW_DAYS = [1, 3, 7, 14, 28] as const;
/** Calendar days that a window may span when a store left out days. */
export const WINDOW_SPAN_DAYS = 35;
/** Streams of a group in a window; fewer cannot reach the evidence that a finding needs. */
export const WINDOW_STREAMS_MIN = 120;
/**
 * A part is looked at by itself when it brings this part of the streams above the usual; where these are less than
 * `small` of all streams, also when its share has this surprise.
 */
export const PART_GAIN = { share: 0.6, small: 0.3, surprise: 1.5 } as const;
/** A group still goes on when the checked day has this part of its average day: what ended is not found again daily. */
export const STILL_GOING_SHARE = 0.5;

/**
 * Evidence for a finding: the sum of surprises, and the part of it that tells how the music is played. A release without
 * usual days has fewer signs to add up, and needs less.
 */
export const EVIDENCE = { needed: 4.6, needed_young: 4, playing: 1.5 } as const;
/** Where it comes from and how sudden it is: any real event changes both, so together they count this much at most. */
export const EVENT_SURPRISE_MOST = 3;
/** Most surprise that one sign can bring, since no sign alone is proof. */
export const SURPRISE_MOST = {
  growth: 3,
  share: 3,
  hollow: 6,
  thin: 4.5,
  once: 3,
  even: 2,
  echo: 3,
  device: 3.5,
} as const;
/** A sign below this surprise is not shown: half a digit is chance. */
export const SHOWN_SURPRISE = 0.7;
/** An account younger than `days` needs less evidence: those who buy streams open new accounts. */
export const NEW_ACCOUNT = { days: 60, credit: 0.5 } as const;

/**
 * Saves per listener and day of honest releases: Gamma distributed with this mean and shape. One save in 30 to 100
 * streams is usual, one in 250 happens. The release's own days and the account's other releases move it, up to these
 * listeners of each and within these bounds: a new audience saves less than fans.
 */
export const SAVES = {
  mean: 1 / 80,
  /** In the first days of a release: new music is saved more often. */
  young_mean: 1 / 60,
  shape: 2.5,
  /** No honest release has fewer. */
  floor: 1 / 1_000,
  own_listeners: 2_000,
  others_listeners: 1_000,
  mean_most: 1 / 60,
  shape_most: 3,
  /** With this many saves of its own before, the whole release is held to them more firmly. */
  firm: { saves: 10, shape_most: 5 },
  /** Streams per listener where the store counts no listeners. */
  streams_each: 1.5,
} as const;
/** With this many saves, and half of those to expect, people are listening: so much surprise is taken off. */
export const LIVELY = { saves: 2, share: 0.5, relief: 2 } as const;
/**
 * Streams per listener: above `from`, or above `times_usual` the usual, the part of honest releases falls with this
 * power; over several days people average out. Without a jump or missing saves (`hollow`) it counts `alone` at most: new
 * music to sleep is played all night.
 */
export const THIN = {
  from: 2.5,
  times_usual: 1.7,
  power_of_day: 3,
  power_of_days: 4,
  power_of_week: 5,
  usual_listeners: 20,
  alone: 2.5,
  hollow: 1.3,
} as const;
/** The part of streams that are not a listener's first of the day: Beta distributed over honest releases. */
export const SECOND_PLAYS = { a: 2, b: 10, most: 400 } as const;
/** People differ by day of the week and mood by at least this part of the mean, beyond chance; for a week or longer. */
export const UNREST = { least: 0.08, days_min: 7, streams_of_day: 20 } as const;
/**
 * Streams that are left of a single day on the day after, as a part of its rise: Beta(2, `b`) distributed where people
 * listen, because some come back. The usual figures are known to `deviations` standard deviations. Only a day that
 * stands alone is looked at: in the `quiet_days` before it no day had `quiet_share` of it.
 */
export const ECHO = { b: 4, deviations: 2, quiet_days: 7, quiet_share: 0.5 } as const;
/** Deviation of daily streams from the usual, as a part of them: at least `least`, from the history, at most `most`. */
export const GROWTH = { least: 0.45, most: 1.5, counted_most: 2_000 } as const;
/** How firmly shares of countries, playlists and devices stay as usual: as if so many listeners had been asked. */
export const USUAL_SHARE = { firmness: 6, rest: 0.3, most: 400 } as const;
/** Shares without a history: Beta distributed over honest releases. A country is one that is not the artist's own. */
export const FIRST_SHARES = {
  countries: { a: 0.3, b: 1.2 },
  playlists: { a: 0.5, b: 0.5 },
  phone: { a: 6, b: 1.2 },
  device: { a: 0.8, b: 5 },
} as const;
/** A new release of the same artist explains more streams for this many days. */
export const EXPLANATION_DAYS = 7;

/**
 * Totals that make a release worth checking on a day, over `days`; the others are checked once a week. A week above
 * `growth` times the usual week or a day above `of_day` times the usual day, streams per listener above `thin` or below
 * `once`, more than `streams_of_save` streams for each save.
 */
export const WORTH_CHECKING = { days: 35, growth: 1.4, of_day: 2, thin: 3, once: 1.04, streams_of_save: 150 } as const;
/** A case becomes calm after this many reported days without a finding. */
export const CASE_CALM_DAYS = 7;
/** A finding at most this many days after the last one belongs to the same case. */
export const CASE_MERGE_DAYS = 28;
/** Days further back are not checked when a store reports them late. */
export const MONITORING_LOOKBACK_DAYS = 35;
/** A day is the first one that a finding is about when it has this part of the rise of an average day. */
export const FLAGGED_RISE = 0.5;
/** A track carries the findings of its release from this part of the streams above the usual on, in basis points. */
export const FLAGGED_TRACK_SHARE = 2_000;
/** A case is shown with this many days before its first finding and after its last one. */
export const CASE_VISIBLE_DAYS = { before: 28, after: 14 } as const;
/** Cases with a verdict from which on the share of right warnings is shown; fewer are shown as numbers. */
export const RECORD_SHARE_FROM = 20;
/** Note on an explanation of a case, in characters (A-127: textarea). */
export const CASE_NOTE_MAX_CHARS = 2000;
/** Cases per page. */
export const CASES_PER_PAGE = 50;
/** Downloads of evidence as files, per account. */
export const EVIDENCE_DOWNLOADS = { per_account: 30, window_minutes: 60 } as const;
