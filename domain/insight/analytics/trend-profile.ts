/** The supported formats of trends, each recognised by its header (docs/trends-csv.md). */
export const TREND_PROFILES = ['plain_trends', 'spotify_trends', 'json_trends', 'apple_trends'] as const;
export type TrendProfile = (typeof TREND_PROFILES)[number];
