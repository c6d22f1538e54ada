/** An archive of everything in an account can be downloaded for this many days. */
export const ACCOUNT_EXPORT_DAYS = 7;
/** Users per page in the back office. */
export const USERS_PER_PAGE = 50;
/** Releases, and artists, in the results of an account's search. */
export const SEARCH_HITS_MAX = 8;
/** A search is cut here: longer texts were pasted by mistake. */
export const SEARCH_QUERY_MAX_CHARS = 100;
/** Further words do not narrow a search. */
export const SEARCH_WORDS_MAX = 8;
/** Tracks and releases of an account that a search compares, the newest first: more than any account has. */
export const SEARCH_ROWS_MAX = 50_000;
/** Things of a work queue of staff that are counted; more are shown as "999+". */
export const WORK_QUEUE_ROWS_MAX = 1000;
