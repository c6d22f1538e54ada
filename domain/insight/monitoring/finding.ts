/**
 * The possible findings about a day: more streams than usual, a country that does not fit, repeated playing, a single
 * playlist.
 */
export const FRAUD_RULES = ['spike', 'territory', 'repeats', 'one_playlist'] as const;
export type FraudRule = (typeof FRAUD_RULES)[number];

/** Every number that a rule used. Shares are basis points, streams per listener hundredths. */
export type FindingNumbers = Readonly<Record<string, number>>;

/** A sign that the streams of a day are not genuine listening. */
export interface Finding {
  readonly rule: FraudRule;
  /** The country or the playlist it is about; null when it is about the whole day. */
  readonly subject: string | null;
  readonly numbers: FindingNumbers;
}
