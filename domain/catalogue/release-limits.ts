// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
/** A title has at most this many characters after trimming. */
export const TITLE_MAX_CHARS = 100;
/** A release date is at most this many days ahead. */
export const RELEASE_DATE_MAX_DAYS = 365;
/** A resubmitted release keeps its date while at least this many days remain. */
export const RESUBMISSION_MIN_DAYS = 5;
/** Days a release date must be ahead, by schedule (S5-016, S6-016 to S6-018, A-117). */
export const LEAD_DAYS = { standard: 21, priority: 14, express: 5 } as const;
/** Stores of the paid plans, as announced: at least so many (S6-007). */
export const STORES_MIN = 150;
/** Tracks a release may hold, by type; on the free plan one (S6-004, S6-005, A-015). */
export const TRACKS_MAX = { single: 3, ep: 6, album: 50, compilation: 50 } as const;
/** Tracks on the free plan (S6-004). */
export const FREE_TRACKS_MAX = 1;
/** An EP or album with fewer tracks gets a friendly note. */
export const LONG_RELEASE_MIN_TRACKS = 3;
/** First submissions in one UTC calendar month, by plan. */
export const MONTHLY_SUBMISSIONS = { free: 2, pro: 20, advanced: 100 } as const;
/** The first year that a ℗ or © line may have; recordings sold today are not older. */
export const RIGHTS_YEAR_MIN = 1900;
/** The last year that a draft may have in such a line; a submission compares it with the release date. */
export const RIGHTS_YEAR_MAX = 2100;
/** Record label, in characters. */
export const RECORD_LABEL_CHARS = { min: 1, max: 80 } as const;
/** Version title ('Radio Edit'), in characters. */
export const VERSION_TITLE_MAX_CHARS = 60;
/** Name of a contributor or performer, in characters (S5-048, A-127). */
export const CREDIT_NAME_CHARS = { min: 3, max: 80 } as const;
/** Featured artists of one track; their names follow the limits of a profile's name. */
export const FEATURED_ARTISTS_MAX = 20;
/** Contributors and performers of one track, each. */
export const CREDITS_MAX = 50;
/** The shares of a track total this many hundredths of a percent (S5-015, A-078). */
export const SHARES_TOTAL_BASIS_POINTS = 10_000;
/** Lyrics of a track, in characters. */
export const LYRICS_MAX_CHARS = 10_000;
/** The same with times of words, voices and translations. */
export const LYRICS_STORED_MAX_CHARS = 40_000;
/** Most discs of an album. */
export const DISCS_MAX = 20;
/** Length of the previews and short clips of stores. */
export const CLIP_SECONDS = 30;
/** Releases per page of the list. */
export const RELEASES_PER_PAGE = 20;
/** Releases that one bulk action, or one table of metadata, may cover. */
export const RELEASES_SELECTED_MAX = 100;
/** Characters from which a search is also compared with UPC and ISRC. */
export const CODE_SEARCH_MIN_LENGTH = 5;
/** The owner's answer beside their proof, in characters (A-127: textarea). */
export const PROOF_ANSWER_MAX_CHARS = 2000;
/** Documents that prove what a reviewer asked for. */
export const PROOF_DOCUMENTS_MAX = 5;
/**
 * A reopened release that is not resubmitted and a draft without changes expire after this many days; an email warns
 * `warning` days before.
 */
export const EXPIRY_DAYS = { reopened: 90, draft: 365, warning: 7 } as const;
/** Release packages an account may download within the window: each may be gigabytes. */
export const PACKAGE_DOWNLOADS = { per_account: 20, window_minutes: 60 } as const;
/** Tables of metadata an account may download within the window. */
export const METADATA_TABLES = { per_account: 60, window_minutes: 60 } as const;
