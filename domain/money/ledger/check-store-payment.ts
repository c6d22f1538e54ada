import { parseDays } from '../../calendar.ts';
import type { Issue } from '../../issue.ts';
import { addDecimals, formatDecimal, parseDecimal } from '../royalty/decimal.ts';

type Payment = {
  readonly received_on: string;
  /** The part of the report it settles, in the currency of the report. */
  readonly settled_amount: string;
};

/** Checks a store payment as staff enter it from the bank statement: its day has come, and it settles an amount. */
export function checkStorePayment({ received_on, settled_amount }: Payment, today: string): Issue[] {
  const issues: Issue[] = [];
  if (parseDays(received_on) === null || received_on > today)
    issues.push({ code: 'max_date', path: 'received_on', params: { max: today } });
  const settled = parseDecimal(settled_amount);
  if (settled === null || settled.digits === 0n) issues.push({ code: 'invalid_amount', path: 'settled_amount' });
  return issues;
}

/**
 * Returns what a payment settles beyond what is still open of a report, both in the currency of the report; null when it
 * settles no more than that. `findOverpaidAmount('100', '100.5')` is `'0.5'`; of a report that is settled in full every
 * amount is too much, and of one with a negative amount a payment back to the store.
 */
export function findOverpaidAmount(open: string, settled: string): string | null {
  const [owed, paid] = [parseDecimal(open), parseDecimal(settled)];
  if (owed === null || paid === null) return null;
  const beyond = addDecimals(paid, { ...owed, digits: -owed.digits });
  const isTooMuch = owed.digits < 0n ? beyond.digits < 0n : beyond.digits > 0n;
  return isTooMuch ? formatDecimal(beyond) : null;
}
