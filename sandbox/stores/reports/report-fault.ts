import { withUnits } from './list-sales.ts';
import type { SaleRow, StoreReport } from './sale-row.ts';

/** The faults of a report. A second request for the same report without a fault sends the same file again. */
export const REPORT_FAULTS = {
  renamed: 'under another name',
  resaved: 'with other line endings and a byte order mark',
  corrected: 'with changed amounts',
  truncated: 'cut off in the middle',
  decimal_comma: 'with decimal commas',
  unknown_isrc: 'with an unknown recording',
  growing: 'incomplete: without the file that marks completion',
  wrong_total: 'with totals that differ from their lines',
  returns: 'with returns',
} as const;
export type ReportFault = keyof typeof REPORT_FAULTS;

const UNKNOWN_ISRC = 'QZZZZ9900001';
const UNKNOWN_ICPN = '0999991999998';

/** Applies a fault to the contents of a report; faults of the file itself are applied later. */
export function corruptReport(report: StoreReport, fault: ReportFault | null): StoreReport {
  switch (fault) {
    case 'corrected':
      return { ...report, rows: report.rows.map(raisePrice) };
    case 'unknown_isrc':
      return { ...report, rows: [...report.rows, ...report.rows.slice(0, 1).map(makeUnknown)] };
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

/** Applies a fault to the text of the file. */
export function corruptText(text: string, fault: ReportFault | null): string {
  if (fault === 'truncated') return text.slice(0, Math.floor(text.length * 0.6));
  if (fault === 'resaved') return `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  return text;
}

/** Applies a fault to the name of the file. */
export function corruptName(name: string, fault: ReportFault | null): string {
  return fault === 'renamed' ? `copy-of-${name}` : name;
}

function raisePrice(row: SaleRow, index: number): SaleRow {
  return index % 3 === 0 ? withUnits({ ...row, price_e8: row.price_e8 + 1_000 }, row.units) : row;
}

function makeUnknown(row: SaleRow): SaleRow {
  const names = { isrc: UNKNOWN_ISRC, icpn: UNKNOWN_ICPN, title: 'Somebody Else', artist: 'Nobody Here' };
  return { ...row, ...names };
}
