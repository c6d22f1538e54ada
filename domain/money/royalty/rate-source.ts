/** Source of the rate of a statement: dollars need none, the report contains one, or our table of rates has it. */
export const RATE_SOURCES = ['home', 'report', 'table'] as const;
export type RateSource = (typeof RATE_SOURCES)[number];
