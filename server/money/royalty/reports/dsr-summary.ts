import type { DsrReportHead, DsrSummary } from '@tangent/ddex/dsr/sale.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import { addDecimals, type Decimal } from '@tangent/domain/royalty/decimal.ts';
import { isPeriod } from '@tangent/domain/royalty/period.ts';
import type { ReportProblemCode } from '@tangent/domain/royalty/report-problem.ts';
import { readAmountText, readCountry, readDate, readUnitsText } from '../../store-file/public.ts';
import { middleMonth } from './middle-month.ts';
import type { Reading } from './reading.ts';

/** A summary of a DSR report with checked values. */
export interface CheckedSummary {
  statement: number;
  country: string;
  /** The declared total, in the currency of its statement. */
  amount: Decimal;
  usages: bigint;
  /** Whether its money is in the store's accounting currency and not in the currency of the sales. */
  is_accounted: boolean;
}

/** Checks a summary and finds its statement; null when it has an error, which is reported once. */
export function checkSummary(head: DsrReportHead, summary: DsrSummary, reading: Reading): CheckedSummary | null {
  const found = readSummary(head, summary, reading);
  if (!('code' in found)) return found;
  reading.problems.add(summary.line_no, found.code, { column: found.column, text: found.text.slice(0, 40) });
  return null;
}

type Fault = { code: ReportProblemCode; column: string; text: string };

function readSummary(head: DsrReportHead, summary: DsrSummary, { statements }: Reading): CheckedSummary | Fault {
  // Sales in another currency that the store converted to dollars are stored as they were made, with the store's rate.
  const { accounting } = summary;
  const isAccounted = accounting !== null && accounting.currency !== HOME_CURRENCY;
  const isExchanged = accounting !== null && !isAccounted;
  const period = readPeriod(summary.start_date || head.start_date, summary.end_date || head.end_date);
  if (period === null)
    return { code: 'bad_date', column: 'UsageStartDate', text: summary.start_date || head.start_date };
  const country = readCountry(summary.territory);
  if (country === null) return { code: 'unknown_country', column: 'Territory', text: summary.territory };
  const amount = sum(isAccounted ? [accounting.amount] : summary.amounts);
  if ('code' in amount) return { ...amount, column: 'NetRevenue' };
  const usages = countUsages(summary.usages);
  if (typeof usages !== 'bigint') return usages;
  const currency = isAccounted ? accounting.currency : summary.currency;
  const statement = statements.find({
    statement_id: head.message_id || null,
    store_ref: summary.channel || head.sender_party_id || head.sender_name,
    period,
    currency,
    rate: isExchanged ? accounting.rate : '',
    rate_date: isExchanged ? readDate(accounting.rate_at, 'day_first') : null,
  });
  if (typeof statement === 'string') return { code: statement, column: 'SummaryRecordId', text: currency };
  return { statement, country, amount, usages, is_accounted: isAccounted };
}

// Dates may name only a month.
function readPeriod(start: string, end: string): string | null {
  const [first, last] = [start, end].map((text) => readDate(isPeriod(text) ? `${text}-15` : text, 'day_first'));
  return first && last && first <= last ? middleMonth(first, last) : null;
}

function sum(texts: readonly string[]): Decimal | Omit<Fault, 'column'> {
  let total: Decimal = { digits: 0n, scale: 0 };
  for (const text of texts.filter((one) => one !== '')) {
    const amount = readAmountText(text);
    if (typeof amount === 'string') return { code: amount, text };
    total = addDecimals(total, amount);
  }
  return total;
}

function countUsages(texts: readonly string[]): bigint | Fault {
  let total = 0n;
  for (const text of texts.filter((one) => one !== '')) {
    const usages = readUnitsText(text);
    if (typeof usages === 'string') return { code: usages, column: 'Usages', text };
    total += BigInt(usages);
  }
  return total;
}
