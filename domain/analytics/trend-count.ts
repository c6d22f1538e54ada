/**
 * What stores count, day by day. Listeners are those of each day, added up over days, stores and countries; followers are those who
 * were gained.
 */
export const TREND_COUNTS = ['streams', 'listeners', 'saves', 'playlist_adds', 'followers'] as const;
export type TrendCount = (typeof TREND_COUNTS)[number];
