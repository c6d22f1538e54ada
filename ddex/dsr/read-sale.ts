import type { Sold } from './block.ts';
import { isOwedTo } from './recipients.ts';
import { type DsrRecord, getCell, getFirstCell } from './record.ts';
import type { DsrSale, DsrSummary } from './sale.ts';

/** A usage record with the records that it refers to. */
export interface FoundSale extends Sold {
  record: DsrRecord;
  summary: DsrSummary;
  /** The licences, with the amount owed to each party (UGC). */
  licences: readonly DsrRecord[];
  recipients: readonly string[];
}

/** Converts a usage record of any profile to a sale. */
export function readSale(found: FoundSale): DsrSale {
  const { record } = found;
  const sale = {
    line_no: record.line_no,
    summary: found.summary,
    date: getCell(record, 'SalesTransactionDate'),
    usages: getFirstCell(record, ['NumberOfStreams', 'Downloads', 'TotalUsages', 'Usages']),
    returns: getCell(record, 'Returns'),
    accounting_amount: getCell(record, 'AllocatedRevenueInCurrencyOfAccounting'),
    amounts: readAmounts(found),
    is_royalty_bearing: getCell(record, 'IsRoyaltyBearing').toLowerCase() !== 'false',
  };
  return record.type.startsWith('SR') ? { ...sale, ...readSingle(record) } : { ...sale, ...readBlock(found) };
}

function readAmounts({ record, licences, recipients }: FoundSale): string[] | null {
  if (record.type === 'SR08') return [getCell(record, 'AllocatedRevenueInCurrencyOfTransaction')];
  if (record.type !== 'SR03' && !record.type.startsWith('SU03')) return null;
  const owing = record.type === 'SR03' ? [record] : licences;
  const amounts = owing.filter((one) => isOwedTo(recipients, one)).map((one) => getCell(one, 'AllocatedAmount'));
  return amounts.filter((amount) => amount !== '');
}

function readSingle(record: DsrRecord) {
  return {
    isrc: getFirstCell(record, ['ISRC', 'ResourceISRC']),
    icpn: getFirstCell(record, ['ICPN', 'ReleaseICPN']),
    title: getFirstCell(record, ['ResourceTitle', 'ReleaseTitle']),
    artist: getFirstCell(record, ['ResourceDisplayArtistName', 'ReleaseDisplayArtistName']),
  };
}

function readBlock({ resource, release }: FoundSale) {
  const named = resource ?? release;
  return {
    isrc: getFirstCell(resource, ['ISRC']),
    icpn: getCell(release, 'ICPN'),
    title: getCell(named, 'Title'),
    artist: getCell(named, 'DisplayArtistName'),
  };
}
