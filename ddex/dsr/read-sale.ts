import type { Sold } from './block.ts';
import { isOwedTo } from './recipients.ts';
import { cellOf, type DsrRecord, firstCellOf } from './record.ts';
import type { DsrSale, DsrSummary } from './sale.ts';

/** A record that counts, with what it refers to. */
export interface FoundSale extends Sold {
  record: DsrRecord;
  summary: DsrSummary;
  /** Who is owed what of it (UGC). */
  licences: readonly DsrRecord[];
  recipients: readonly string[];
}

/** A sale in the same words, whatever the profile. */
export function readSale(found: FoundSale): DsrSale {
  const { record } = found;
  const sale = {
    line_no: record.line_no,
    summary: found.summary,
    date: cellOf(record, 'SalesTransactionDate'),
    usages: firstCellOf(record, ['NumberOfStreams', 'Downloads', 'TotalUsages', 'Usages']),
    returns: cellOf(record, 'Returns'),
    accounting_amount: cellOf(record, 'AllocatedRevenueInCurrencyOfAccounting'),
    amounts: readAmounts(found),
    is_royalty_bearing: cellOf(record, 'IsRoyaltyBearing').toLowerCase() !== 'false',
  };
  return record.type.startsWith('SR') ? { ...sale, ...readSingle(record) } : { ...sale, ...readBlock(found) };
}

function readAmounts({ record, licences, recipients }: FoundSale): string[] | null {
  if (record.type === 'SR08') return [cellOf(record, 'AllocatedRevenueInCurrencyOfTransaction')];
  if (record.type !== 'SR03' && !record.type.startsWith('SU03')) return null;
  const owing = record.type === 'SR03' ? [record] : licences;
  const amounts = owing.filter((one) => isOwedTo(recipients, one)).map((one) => cellOf(one, 'AllocatedAmount'));
  return amounts.filter((amount) => amount !== '');
}

function readSingle(record: DsrRecord) {
  return {
    isrc: firstCellOf(record, ['ISRC', 'ResourceISRC']),
    icpn: firstCellOf(record, ['ICPN', 'ReleaseICPN']),
    title: firstCellOf(record, ['ResourceTitle', 'ReleaseTitle']),
    artist: firstCellOf(record, ['ResourceDisplayArtistName', 'ReleaseDisplayArtistName']),
  };
}

function readBlock({ resource, release }: FoundSale) {
  const named = resource ?? release;
  return {
    isrc: firstCellOf(resource, ['ISRC']),
    icpn: cellOf(release, 'ICPN'),
    title: cellOf(named, 'Title'),
    artist: cellOf(named, 'DisplayArtistName'),
  };
}
