import { parseDays } from '../calendar.ts';
import type { Issue } from '../issue.ts';
import { parseDecimal } from '../royalty/decimal.ts';

type Payment = {
  readonly received_on: string;
  /** What of a report it settles, in the currency of the report. */
  readonly settled_amount: string;
};

/** What is wrong with a payment of a store as staff reads it off the bank's statement: it has come, and settles something. */
export function checkStorePayment({ received_on, settled_amount }: Payment, today: string): Issue[] {
  const issues: Issue[] = [];
  if (parseDays(received_on) === null || received_on > today)
    issues.push({ code: 'max_date', path: 'received_on', params: { max: today } });
  const settled = parseDecimal(settled_amount);
  if (settled === null || settled.digits === 0n) issues.push({ code: 'invalid_amount', path: 'settled_amount' });
  return issues;
}
