import { formatE8, type ReportFile, type SaleRow, type StoreReport } from '../sale-row.ts';
import { joinCommas } from './cells.ts';

const KINDS = ['Auction', 'Reserved', 'Partner Sold YouTube Served', 'Partner Sold Partner Served'];
const SHARES = (column: string) => [...KINDS.map((kind) => `${column} : ${kind}`), column];
const ASSET = [
  'Asset ID',
  'Asset Title',
  'Asset Labels',
  'Asset Channel ID',
  'Asset Type',
  'Custom ID',
  'ISRC',
  'UPC',
  'GRid',
  'Artist',
  'Album',
  'Label',
  'Administer Publish Rights',
];
const ADS = [
  'Adjustment Type',
  'Month',
  'Country',
  ...ASSET,
  'Owned Views',
  ...SHARES('YouTube Revenue Split'),
  ...SHARES('Partner Revenue'),
];
const SUBSCRIPTION = [
  'Adjustment Type',
  'Month',
  'Country',
  ...ASSET,
  'Video ID',
  'Video Channel ID',
  'Claim Type',
  'Content Type',
  'Offer',
  'Owned Views',
  'Monetized Views : Audio',
  'Monetized Views : Audio Visual',
  'Monetized Views',
  'YouTube Revenue Split',
  'Partner Revenue : Pro Rata',
  'Partner Revenue : Per Sub Min',
  'Partner Revenue',
];

/** Writes the advertising revenue of listeners' own videos; a line with the table's name precedes its header. */
export function writeYoutube(report: StoreReport): ReportFile {
  const lines = report.rows.map((row) => {
    const { split, revenue, nothing } = toAmounts(row, report);
    return [...firstCells(row, report), row.units, split, ...nothing, split, revenue, ...nothing, revenue];
  });
  const month = report.days.first.slice(0, 7).replace('-', '');
  return {
    name: `YouTube_Tangent_M_${month}_asset_raw.csv`,
    text: joinCommas([['Asset Summary'], ADS, ...lines]),
    is_packed: false,
  };
}

/** Writes the subscription revenue. */
export function writeYoutubeSubscription(report: StoreReport): ReportFile {
  const lines = report.rows.map((row) => {
    const { split, revenue } = toAmounts(row, report);
    const video = [`v${row.isrc ?? row.icpn}`, '', 'Audio', 'Partner-provided', 'Premium'];
    const views = [row.units, row.units, 0, row.units];
    return [...firstCells(row, report), ...video, ...views, split, revenue, report.formatAmount(0), revenue];
  });
  const month = report.days.first.slice(0, 7).replace('-', '');
  return {
    name: `YouTube_Tangent_M_${month}_music_raw_red.csv`,
    text: joinCommas([SUBSCRIPTION, ...lines]),
    is_packed: false,
  };
}

function firstCells(row: SaleRow, { days }: StoreReport): (string | number)[] {
  return [
    'None',
    days.first.slice(0, 7).replace('-', ''),
    row.country.code,
    `A${row.isrc ?? row.icpn}`,
    row.title,
    row.label,
    '',
    'Sound Recording',
    '',
    row.isrc ?? '',
    row.icpn,
    '',
    row.artist,
    row.release_title,
    row.label,
    'No',
  ];
}

function toAmounts(row: SaleRow, { formatAmount }: StoreReport) {
  const split = formatE8(Math.floor(row.amount_e8 * 0.8));
  const nothing = [formatE8(0), formatE8(0), formatE8(0)];
  return { split, nothing, revenue: formatAmount(row.amount_e8) };
}
