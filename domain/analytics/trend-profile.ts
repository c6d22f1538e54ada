/** The shapes of trends that are read, each by the header that names it (docs/trends-csv.md). */
export const TREND_PROFILES = ['plain_trends', 'spotify_trends', 'json_trends', 'apple_trends'] as const;
export type TrendProfile = (typeof TREND_PROFILES)[number];
