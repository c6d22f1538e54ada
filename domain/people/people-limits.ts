/** An archive of everything in an account can be downloaded for this many days. */
export const ACCOUNT_EXPORT_DAYS = 7;
/** Users per page in the back office. */
export const USERS_PER_PAGE = 50;
/** Releases, and artists, in the results of an account's search. */
export const SEARCH_HITS_MAX = 8;
