/** Every limit of counting smart links, with its unit and the decision it comes from. */

/**
 * Hits that one network may have on one link in an hour, whatever else the link gets; beyond them it may have this share
 * of the hour. What goes beyond both counts as repeated: a crowd in one hall is counted where it is a part of
 * the audience, a program is not.
 */
export const LINK_NETWORK_HITS = { per_hour: 100, share_percent: 20 } as const;
/** Networks that a process tells apart in an hour; more are counted without a limit. */
export const LINK_NETWORKS_MAX = 100_000;
