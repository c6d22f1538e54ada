import { type Decimal, subtractDecimals } from '../royalty/decimal.ts';

/** A report, and how much of it is not paid yet, in its currency. */
export type OpenReport = { readonly statement_no: number; readonly open: Decimal };
/** The part of a payment that covers one report. */
export type PaymentPart = { readonly statement_no: number; readonly amount: Decimal };

/**
 * Divides money of a store among its open reports, in the order given: each takes what is open of it while there is
 * money. `rest` is what no report needs: the store's credit. Reports that owe nothing, or whose store has money to get
 * back, take nothing. `coverReports(90, [60, 60])` gives 60 and 30.
 */
export function coverReports(amount: Decimal, reports: readonly OpenReport[]): { parts: PaymentPart[]; rest: Decimal } {
  const parts: PaymentPart[] = [];
  let rest = amount;
  for (const { statement_no, open } of reports) {
    if (rest.digits <= 0n) break;
    if (open.digits <= 0n) continue;
    const after = subtractDecimals(rest, open);
    const isEnough = after.digits >= 0n;
    parts.push({ statement_no, amount: isEnough ? open : rest });
    rest = isEnough ? after : { digits: 0n, scale: 0 };
  }
  return { parts, rest };
}
