import type { DsrReader } from '@tangent/ddex/dsr/read-report.ts';
import type { DsrReportHead, DsrSale, DsrSummary } from '@tangent/ddex/dsr/sale.ts';
import { createShareAllocator } from '@tangent/ddex/dsr/share-amount.ts';
import { addDecimals, type Decimal } from '@tangent/domain/money/royalty/decimal.ts';
import { isPeriod } from '@tangent/domain/money/royalty/period.ts';
import type { ReportProblemCode } from '@tangent/domain/money/royalty/report-problem.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import {
  readAmountText,
  readCountry,
  readDate,
  readIsrc,
  readText,
  readUnitsText,
  readUpc,
} from '../../store-file/public.ts';
import { middleMonth } from './middle-month.ts';
import type { Reading } from './reading.ts';
import type { SaleLine } from './report.ts';

/** Turns the sales of a DSR report into sales in the product's terms. */
export interface DsrLineReader {
  /** Null for nothing, and for an invalid sale. */
  read(sale: DsrSale | null): SaleLine | null;
  /** Called after the last line: declares the totals of the summaries. */
  end(): void;
}

/** A summary, and how its money is divided where its sales contain none. */
type SharedSummary = CheckedSummary & { share: (units: bigint) => bigint; share_scale: number };

/** Shares are computed in millionths at least: the cents of a summary are too coarse for a single stream. */
const SHARE_SCALE = 6;
const NOTHING: Decimal = { digits: 0n, scale: 0 };

export function createDsrLineReader(reader: DsrReader, reading: Reading): DsrLineReader {
  const known = new Map<DsrSummary, SharedSummary | null>();
  const find = (summary: DsrSummary): SharedSummary | null => {
    let found = known.get(summary);
    if (found === undefined) {
      const checked = reader.head === null ? null : checkSummary(reader.head, summary, reading);
      found = checked === null ? null : withShare(checked);
      known.set(summary, found);
    }
    return found;
  };
  return {
    read(sale) {
      const summary = sale === null ? null : find(sale.summary);
      return sale === null || summary === null ? null : readSale(sale, summary, reading);
    },
    end() {
      const totals = new Map<number, Decimal>();
      for (const summary of reader.summaries.values()) {
        const found = find(summary);
        if (found === null) continue;
        totals.set(found.statement, addDecimals(totals.get(found.statement) ?? NOTHING, found.amount));
      }
      for (const [statement, total] of totals) reading.statements.declare(statement, total);
    },
  };
}

function withShare(summary: CheckedSummary): SharedSummary {
  const { digits, scale } = summary.amount;
  const share_scale = Math.max(scale, SHARE_SCALE);
  return {
    ...summary,
    share_scale,
    share: createShareAllocator(digits * 10n ** BigInt(share_scale - scale), summary.usages),
  };
}

function readSale(sale: DsrSale, summary: SharedSummary, reading: Reading): SaleLine | null {
  const units = readUnits(sale, reading);
  const amount = units === null ? null : readAmount(sale, summary, units, reading);
  if (units === null || amount === null) return null;
  const sale_date = sale.date === '' ? null : readDate(sale.date, 'day_first');
  if (sale_date !== null && sale_date > reading.today) {
    reading.problems.add(sale.line_no, 'future_period', { column: 'SalesTransactionDate', text: sale_date });
    return null;
  }
  return {
    line_no: sale.line_no,
    statement: summary.statement,
    // The profiles have no record for anything else.
    kind: 'sale',
    sale_date,
    country: summary.country,
    isrc: readIsrc(sale.isrc),
    upc: readUpc(sale.icpn),
    title: readText(sale.title),
    artist: readText(sale.artist),
    units,
    amount,
  };
}

function readUnits(sale: DsrSale, { problems }: Reading): number | null {
  const usages = readUnitsText(sale.usages);
  const returns = sale.returns === '' ? 0 : readUnitsText(sale.returns);
  if (typeof usages === 'number' && typeof returns === 'number') return usages - returns;
  const [code, text] = typeof usages === 'string' ? [usages, sale.usages] : [returns, sale.returns];
  if (typeof code === 'string') problems.add(sale.line_no, code, { column: 'Usages', text: text.slice(0, 40) });
  return null;
}

function readAmount(sale: DsrSale, summary: SharedSummary, units: number, { problems }: Reading): Decimal | null {
  if (!sale.is_royalty_bearing) return NOTHING;
  if (sale.amounts === null) return { digits: summary.share(BigInt(units)), scale: summary.share_scale };
  let sum = NOTHING;
  for (const text of summary.is_accounted ? [sale.accounting_amount] : sale.amounts) {
    const amount = readAmountText(text);
    if (typeof amount === 'string') {
      problems.add(sale.line_no, amount, { column: 'AllocatedAmount', text: text.slice(0, 40) });
      return null;
    }
    sum = addDecimals(sum, amount);
  }
  return sum;
}

/** A summary of a DSR report with checked values. */
interface CheckedSummary {
  statement: number;
  country: string;
  /** The declared total, in the currency of its statement. */
  amount: Decimal;
  usages: bigint;
  /** Whether its money is in the store's accounting currency and not in the currency of the sales. */
  is_accounted: boolean;
}

/** Checks a summary and finds its statement; null when it has an error, which is reported once. */
function checkSummary(head: DsrReportHead, summary: DsrSummary, reading: Reading): CheckedSummary | null {
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
