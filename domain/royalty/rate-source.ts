/** Where the rate of a statement comes from: dollars need none, the report states one, or our table of rates has it. */
export const RATE_SOURCES = ['home', 'report', 'table'] as const;
export type RateSource = (typeof RATE_SOURCES)[number];
