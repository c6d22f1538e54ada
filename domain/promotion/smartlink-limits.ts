/** Every limit of counting smart links, with its unit and the decision it comes from. */

/**
 * Hits that one network may have on one link in an hour, whatever else the link gets; beyond them it may have this share
 * of the hour. What goes beyond both counts as repeated: a crowd in one hall is counted where it is a part of
 * the audience, a program is not.
 */
export const LINK_NETWORK_HITS = { per_hour: 100, share_percent: 20 } as const;
/** Networks that a process tells apart in an hour; more are counted without a limit. */
export const LINK_NETWORKS_MAX = 100_000;

/** The readable part of a release's public key has at most this many characters. */
export const LINK_KEY_STEM_MAX_CHARS = 60;
/** A link counts this many different referrers a day; all further ones count as 'other'. */
export const LINK_REFERRERS_PER_DAY_MAX = 200;
/** Smart links on one page of their list. */
export const LINKS_PER_PAGE = 20;
/** Countries and referrers in the analytics of a link. */
export const LINK_PARTS_MAX = 20;
/** A release page shows this many stores; the others are one press away. */
export const LINK_STORES_SHOWN = 9;
