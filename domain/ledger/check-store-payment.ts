import { parseDays } from '../calendar.ts';
import type { Issue } from '../issue.ts';
import { parseDecimal } from '../royalty/decimal.ts';

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
