/**
 * The figures that stores report per day. Listeners are those of each day, added up over days, stores and countries;
 * followers are the ones gained.
 */
export const TREND_COUNTS = ['streams', 'listeners', 'saves', 'playlist_adds', 'followers'] as const;
export type TrendCount = (typeof TREND_COUNTS)[number];
