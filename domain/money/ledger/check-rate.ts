import type { Issue } from '../../issue.ts';
import { HOME_CURRENCY } from '../../money.ts';
import { RATE_DIGITS } from '../money-limits.ts';
import { parseDecimal } from '../royalty/decimal.ts';

/**
 * Checks an exchange rate: US dollars for one unit of another currency, above zero, with no more digits than can be
 * stored, for a day that has come (docs/standards/reports.md).
 */
export function checkRate(
  input: { readonly currency: string; readonly day: string; readonly rate: string },
  today: string,
): Issue[] {
  const issues: Issue[] = [];
  if (input.currency === HOME_CURRENCY) issues.push({ code: 'invalid_choice', path: 'currency' });
  if (input.day > today) issues.push({ code: 'max_date', path: 'day', params: { max: today } });
  if (!isRate(input.rate)) issues.push({ code: 'invalid_amount', path: 'rate' });
  return issues;
}

function isRate(text: string): boolean {
  const rate = parseDecimal(text);
  if (rate === null || rate.digits <= 0n || rate.scale > RATE_DIGITS.fraction) return false;
  return rate.digits < 10n ** BigInt(RATE_DIGITS.whole + rate.scale);
}
