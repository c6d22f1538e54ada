import type { DsrReader } from '@tangent/ddex/dsr/read-report.ts';
import type { DsrSale, DsrSummary } from '@tangent/ddex/dsr/sale.ts';
import { openShare } from '@tangent/ddex/dsr/share-amount.ts';
import { addDecimals, type Decimal } from '@tangent/domain/royalty/decimal.ts';
import { readAmount, readUnits } from './amount-cell.ts';
import { openCellCache } from './cell-cache.ts';
import { readIsrc, readText, readUpc } from './code-cells.ts';
import { readDate } from './date-cell.ts';
import { type OpenSummary, openSummary } from './dsr-summary.ts';
import type { Reading } from './reading.ts';
import type { SaleLine } from './report.ts';

/** Makes sales in the words of the product of those of a DSR report. */
export interface DsrLines {
  /** Null for nothing, and for what is wrong. */
  read(sale: DsrSale | null): SaleLine | null;
  /** After the last line: what the summaries say that everything adds up to. */
  end(): void;
}

/** Shares are given out in millionths at least: the cents of a summary are too coarse for a single stream. */
const SHARE_SCALE = 6;
const NOTHING: Decimal = { digits: 0n, scale: 0 };

export function openDsrLines(reader: DsrReader, reading: Reading): DsrLines {
  const { problems, today } = reading;
  const open = new Map<DsrSummary, OpenSummary | null>();
  const shares = new Map<DsrSummary, (units: bigint) => bigint>();
  const isrcOf = openCellCache(readIsrc);
  const upcOf = openCellCache(readUpc);

  const summaryOf = (summary: DsrSummary): OpenSummary | null => {
    let found = open.get(summary);
    if (found === undefined) {
      found = reader.head === null ? null : openSummary(reader.head, summary, reading);
      open.set(summary, found);
    }
    return found;
  };
  const amountOf = (sale: DsrSale, summary: OpenSummary, units: number): Decimal | null => {
    if (!sale.is_royalty_bearing) return NOTHING;
    if (sale.amounts === null)
      return { digits: shareOf(sale.summary, summary)(BigInt(units)), scale: scaleOf(summary) };
    const texts = summary.is_accounted ? [sale.accounting_amount] : sale.amounts;
    let sum = NOTHING;
    for (const text of texts) {
      const amount = readAmount(text, 0, text.length);
      if (typeof amount === 'string') {
        problems.add(sale.line_no, amount, { column: 'AllocatedAmount', text: text.slice(0, 40) });
        return null;
      }
      sum = addDecimals(sum, amount);
    }
    return sum;
  };
  const shareOf = (key: DsrSummary, { amount, usages }: OpenSummary) => {
    let share = shares.get(key);
    if (share === undefined) {
      const scale = Math.max(amount.scale, SHARE_SCALE);
      share = openShare(amount.digits * 10n ** BigInt(scale - amount.scale), usages);
      shares.set(key, share);
    }
    return share;
  };
  return {
    read(sale) {
      const summary = sale === null ? null : summaryOf(sale.summary);
      if (sale === null || summary === null) return null;
      const units = unitsOf(sale, reading);
      const amount = units === null ? null : amountOf(sale, summary, units);
      if (units === null || amount === null) return null;
      const sale_date = sale.date === '' ? null : readDate(sale.date, 'day_first');
      if (sale_date !== null && sale_date > today) {
        problems.add(sale.line_no, 'future_period', { column: 'SalesTransactionDate', text: sale.date });
        return null;
      }
      const { line_no } = sale;
      const { statement, country } = summary;
      const codes = { isrc: isrcOf(sale.isrc), upc: upcOf(sale.icpn) };
      const names = { title: readText(sale.title), artist: readText(sale.artist) };
      return { line_no, statement, sale_date, country, ...codes, ...names, units, amount };
    },
    end() {
      const totals = new Map<number, Decimal>();
      for (const summary of reader.summaries.values()) {
        const found = summaryOf(summary);
        if (found === null) continue;
        totals.set(found.statement, addDecimals(totals.get(found.statement) ?? NOTHING, found.amount));
      }
      for (const [statement, total] of totals) reading.statements.declare(statement, total);
    },
  };
}

const scaleOf = ({ amount }: OpenSummary) => Math.max(amount.scale, SHARE_SCALE);

function unitsOf(sale: DsrSale, { problems }: Reading): number | null {
  const usages = readUnits(sale.usages, 0, sale.usages.length);
  const returns = sale.returns === '' ? 0 : readUnits(sale.returns, 0, sale.returns.length);
  if (typeof usages === 'number' && typeof returns === 'number') return usages - returns;
  const [code, text] = typeof usages === 'string' ? [usages, sale.usages] : [returns, sale.returns];
  if (typeof code === 'string') problems.add(sale.line_no, code, { column: 'Usages', text: text.slice(0, 40) });
  return null;
}
