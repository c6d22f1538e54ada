import { withUnits } from './list-sales.ts';
import type { SaleRow, StoreReport } from './sale-row.ts';

/** How a store can go wrong with a report. Asked twice for the same one it sends the same file twice, without any of these. */
export const REPORT_FAULTS = {
  renamed: 'under another name',
  resaved: 'saved again with other line ends and a mark at the beginning',
  corrected: 'with other amounts than before',
  truncated: 'broken off in the middle',
  decimal_comma: 'with commas in the amounts',
  unknown_isrc: 'with a recording that nobody has',
  growing: 'not complete yet: without the file that says so',
  wrong_total: 'with totals that are something else than their lines',
  returns: 'with things that were given back',
} as const;
export type ReportFault = keyof typeof REPORT_FAULTS;

const STRANGE_ISRC = 'QZZZZ9900001';
const STRANGE_ICPN = '0999991999998';

/** The report as the fault makes it; what is wrong with the file itself comes later. */
export function corruptReport(report: StoreReport, fault: ReportFault | null): StoreReport {
  switch (fault) {
    case 'corrected':
      return { ...report, rows: report.rows.map(raisePrice) };
    case 'unknown_isrc':
      return { ...report, rows: [...report.rows, ...report.rows.slice(0, 1).map(makeStrange)] };
    case 'returns':
      return { ...report, rows: [...report.rows, ...report.rows.slice(0, 2).map((row) => withUnits(row, -1))] };
    case 'decimal_comma':
      return { ...report, formatAmount: (e8) => report.formatAmount(e8).replace('.', ',') };
    case 'wrong_total':
      return { ...report, miscounted_e8: 100_000_000 };
    default:
      return report;
  }
}

/** The text of the file as the fault leaves it. */
export function corruptText(text: string, fault: ReportFault | null): string {
  if (fault === 'truncated') return text.slice(0, Math.floor(text.length * 0.6));
  if (fault === 'resaved') return `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  return text;
}

/** The name the file gets: another one than the usual when the fault says so. */
export function corruptName(name: string, fault: ReportFault | null): string {
  return fault === 'renamed' ? `copy-of-${name}` : name;
}

function raisePrice(row: SaleRow, index: number): SaleRow {
  return index % 3 === 0 ? withUnits({ ...row, price_e8: row.price_e8 + 1_000 }, row.units) : row;
}

function makeStrange(row: SaleRow): SaleRow {
  const names = { isrc: STRANGE_ISRC, icpn: STRANGE_ICPN, title: 'Somebody Else', artist: 'Nobody Here' };
  return { ...row, ...names };
}
