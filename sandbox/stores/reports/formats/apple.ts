import { hasFines, type ReportFile, type SaleRow, type StoreReport, sumE8 } from '../sale-row.ts';
import { joinTabs, reorderDate } from './cells.ts';

const STREAMS = [
  'Storefront Name',
  'Apple Identifier',
  'Membership Type',
  'Quantity',
  'Net Royalty',
  'Total  Royalty Bearing Plays',
  'Net Royalty Total',
  'Item Type',
  'Media Type',
  'Vendor Identifier',
  'Label',
  'Grid',
  'ISRC',
  'Content Title',
  'Artist',
];
const SALES = [
  'Start Date',
  'End Date',
  'UPC',
  'ISRC/ISBN',
  'Vendor Identifier',
  'Quantity',
  'Partner Share',
  'Extended Partner Share',
  'Partner Share Currency',
  'Sales or Return',
  'Apple Identifier',
  'Artist/Show/Developer/Author',
  'Title',
  'Label/Studio/Network/Developer/Publisher',
  'Grid',
  'Product Type Identifier',
  'ISAN/Other Identifier',
  'Country Of Sale',
  'Pre-order Flag',
  'Promo Code',
  'Customer Price',
  'Customer Currency',
];
const DAILY = [
  'Provider',
  'Provider Country',
  'Vendor Identifier',
  'UPC',
  'ISRC',
  'Artist / Show',
  'Title',
  'Label/Studio/Network',
  'Product Type Identifier',
  'Units',
  'Royalty Price',
  'Download Date (PST)',
  'Order Id',
  'City',
  'Customer Identifier',
  'Report Date (Local)',
  'Sale/Return',
  'Customer Currency',
  'Country Code',
  'Royalty Currency',
  'PreOrder',
  'ISAN',
  'Customer Price',
  'Apple Identifier',
  'CMA',
  'Asset/Content Flavor',
  'Vendor Offer Code',
  'Grid',
  'Promo Code',
  'Parent Identifier',
  'Parent Type Id',
  'Attributable Purchase',
  'Primary Genre',
];

/**
 * Writes plays: rows about the file, then a table with two blanks in one column name; country names are written out.
 */
export function writeAppleMusic(report: StoreReport): ReportFile {
  const { days, currency, rows, formatAmount } = report;
  const kind = hasFines(report) ? ['Adjustment Type'] : [];
  const about = [
    ['Start Date', reorderDate(days.first, 'MDY', '/')],
    ['End Date', reorderDate(days.last, 'MDY', '/')],
    ['Currency', currency],
  ];
  const lines = rows.map((row) => [
    row.country.name,
    buildAppleId(row),
    'Individual',
    row.units,
    formatAmount(row.price_e8),
    row.units,
    formatAmount(row.amount_e8),
    'Song',
    'Audio',
    `${row.icpn}_${row.isrc ?? ''}`,
    row.label,
    '',
    row.isrc ?? '',
    row.title,
    row.artist,
    ...kind.map(() => (row.is_fine ? 'Fraud adjustment' : '')),
  ]);
  const name = `S1_80012345_${days.first.slice(0, 7).replace('-', '')}_WW.txt`;
  return { name, text: joinTabs([...about, [...STREAMS, ...kind], ...lines]), is_packed: false };
}

/** Writes the downloads of a month: a unit price and an extended price; totals at the end. */
export function writeAppleSales(report: StoreReport): ReportFile {
  const { days, currency, rows, formatAmount } = report;
  const between = [reorderDate(days.first, 'MDY', '/'), reorderDate(days.last, 'MDY', '/')];
  const lines = rows.map((row) => [
    ...between,
    row.icpn,
    row.isrc ?? '',
    row.isrc ?? row.icpn,
    row.units,
    formatAmount(row.price_e8),
    formatAmount(row.amount_e8),
    currency,
    row.units < 0 ? 'R' : 'S',
    buildAppleId(row),
    row.artist,
    row.title,
    row.label,
    '',
    row.isrc === null ? 'PA' : 'PT',
    '',
    row.country.code,
    '',
    '',
    formatAmount(row.price_e8),
    currency,
  ]);
  const totals = [
    ['Total_Rows', rows.length],
    ['Total_Amount', formatAmount(sumE8(rows) + report.miscounted_e8)],
    ['Total_Units', rows.reduce((sum, { units }) => sum + units, 0)],
  ];
  const name = `S1_80012345_${days.first.slice(0, 7).replace('-', '')}_ZZ.txt`;
  return { name, text: joinTabs([SALES, ...lines, ...totals]), is_packed: false };
}

/** Writes the downloads of one day: proceeds are per unit, not for all units. */
export function writeAppleDaily({ days, currency, rows, formatAmount }: StoreReport): ReportFile {
  const day = reorderDate(days.first, 'MDY', '/');
  const lines = rows.map((row, index) => [
    'APPLE',
    'US',
    row.isrc ?? row.icpn,
    row.icpn,
    row.isrc ?? '',
    row.artist,
    row.title,
    row.label,
    row.isrc === null ? 'PA' : 'PT',
    row.units,
    formatAmount(row.price_e8),
    day,
    7_000_000 + index,
    'Cupertino',
    4_000_000 + index,
    day,
    row.units < 0 ? 'R' : 'S',
    currency,
    row.country.code,
    currency,
    '',
    '',
    formatAmount(row.price_e8),
    buildAppleId(row),
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'Pop',
  ]);
  return {
    name: `S_D_80012345_${days.first.replaceAll('-', '')}.txt.gz`,
    text: joinTabs([DAILY, ...lines]),
    is_packed: true,
  };
}

const buildAppleId = (row: SaleRow): string => `1${row.icpn.slice(-9)}`;
