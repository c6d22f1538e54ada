/** What can be found on a day: more than usual, a country that does not fit, playing over and over, one playlist alone. */
export const FRAUD_RULES = ['spike', 'territory', 'repeats', 'one_playlist'] as const;
export type FraudRule = (typeof FRAUD_RULES)[number];

/** Every number that a rule looked at. Shares are basis points, streams a listener hundredths. */
export type FindingNumbers = Readonly<Record<string, number>>;

/** Something on a day that does not look like people listening. */
export interface Finding {
  readonly rule: FraudRule;
  /** The country or the playlist it is about; null where it is about the whole day. */
  readonly subject: string | null;
  readonly numbers: FindingNumbers;
}
