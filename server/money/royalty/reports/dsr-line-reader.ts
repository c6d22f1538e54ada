import type { DsrReader } from '@tangent/ddex/dsr/read-report.ts';
import type { DsrSale, DsrSummary } from '@tangent/ddex/dsr/sale.ts';
import { createShareAllocator } from '@tangent/ddex/dsr/share-amount.ts';
import { addDecimals, type Decimal } from '@tangent/domain/royalty/decimal.ts';
import { readAmountText, readDate, readIsrc, readText, readUnitsText, readUpc } from '../../store-file/public.ts';
import { type CheckedSummary, checkSummary } from './dsr-summary.ts';
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
