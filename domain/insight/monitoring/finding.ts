import type { CalendarDate } from '../../calendar.ts';
import type { PartKind } from './monitored-day.ts';

/**
 * The signs that streams are not people listening: far more than usual; from one country, playlist or kind of device;
 * played over and over, or once by each account; hardly any saves; the same on every day; on one day of which nothing is left on the next; of a new account.
 */
export const FRAUD_RULES = [
  'spike',
  'territory',
  'repeats',
  'one_playlist',
  'one_device',
  'hollow',
  'played_once',
  'even',
  'no_echo',
  'new_account',
] as const;
export type FraudRule = (typeof FRAUD_RULES)[number];

/** Every number that a rule used. Shares are basis points, streams per listener and surprises hundredths. */
export type FindingNumbers = Readonly<Record<string, number>>;

/** The streams that findings are about: those of whole days, or of one country, playlist or device on them. */
export interface Flagged {
  readonly part: { readonly kind: PartKind; readonly key: string } | null;
  /** How many they are on each day. */
  readonly days: Readonly<Record<CalendarDate, number>>;
}

/** A sign that the streams of a day, or of the days up to it, are not genuine listening. */
export interface Finding {
  readonly rule: FraudRule;
  /** The country, the playlist or the device it is about; null when it is about the streams as a whole. */
  readonly subject: string | null;
  readonly numbers: FindingNumbers;
  /** The same for all signs of a check; null for the streams of the whole day alone. */
  readonly flagged: Flagged | null;
}
