import { buildBasicAudioReport } from '@tangent/ddex/dsr/build-basic-audio-report.ts';
import { buildFinancialReport } from '@tangent/ddex/dsr/build-financial-report.ts';
import { buildUgcReport } from '@tangent/ddex/dsr/build-ugc-report.ts';
import { type ReportFile, type SaleRow, type StoreReport, sumE8 } from '../sale-row.ts';

/** Writes streams in blocks, one per release; the summaries carry the money, and the lines share it by usage. */
export function writeDsrBasicAudio(report: StoreReport): ReportFile {
  const { rows, currency, formatAmount } = report;
  const summaries = listTerritories(rows).map((territory) => ({
    id: `S-${territory}`,
    commercial_model: 'SubscriptionModel',
    sold_as: 'stream' as const,
    territory,
    currency,
    net_revenue: formatAmount(sumE8(filterRows(rows, territory))),
  }));
  const toSale = (row: SaleRow) => ({
    summary_id: `S-${row.country.code}`,
    transaction_id: buildTransactionId(row),
    usages: Math.max(row.units, 0),
    returns: Math.max(-row.units, 0),
  });
  const releases = groupBy(rows, ({ icpn }) => icpn).map((own) => ({
    icpn: getFirst(own).icpn,
    title: getFirst(own).release_title,
    artist: getFirst(own).artist,
    tracks: listTracks(own).map(({ isrc, title, artist, sales }) => ({
      isrc,
      title,
      artist,
      sales: sales.map(toSale),
    })),
    sales: own.filter(({ isrc }) => isrc === null).map(toSale),
  }));
  return nameFile(
    report,
    'Subscription',
    buildBasicAudioReport({ head: buildHead(report), summaries, releases }, 'blocks'),
  );
}

/** Writes uses in listeners' own uploads, recording by recording. */
export function writeDsrUgc(report: StoreReport): ReportFile {
  const { rows, currency, formatAmount, miscounted_e8 } = report;
  const summaries = listTerritories(rows).map((territory, index) => {
    const own = filterRows(rows, territory);
    return {
      id: `S-${territory}`,
      commercial_model: 'AdvertisementSupportedModel',
      use_type: 'Stream',
      territory,
      currency,
      // The revenue of all distributors and all uploads: more than our share.
      net_revenue: formatAmount(sumE8(own) * 40),
      usages: countUnits(own) * 40,
      declared_amount: formatAmount(sumE8(own) + (index === 0 ? miscounted_e8 : 0)),
    };
  });
  const tracks = listTracks(rows).map(({ isrc, title, artist, sales }) => ({
    isrc,
    title,
    artist,
    sales: sales.map((row) => ({
      summary_id: `S-${row.country.code}`,
      transaction_id: buildTransactionId(row),
      usages: row.units,
      net_revenue: formatAmount(row.amount_e8 * 2),
      amount: formatAmount(row.amount_e8),
    })),
  }));
  return nameFile(report, 'UserUploads', buildUgcReport({ head: buildHead(report), summaries, tracks }));
}

/** Writes sale by sale, in the listeners' currency and in dollars, with the exchange rate. */
export function writeDsrFinancial(report: StoreReport): ReportFile {
  const { rows, currency, days, formatAmount, miscounted_e8 } = report;
  const rate = report.rate ?? '1';
  const amounts = (e8: number) => ({ amount: formatAmount(e8), accounting_amount: multiply(formatAmount(e8), rate) });
  const summaries = listTerritories(rows).map((territory, index) => ({
    id: `S-${territory}`,
    commercial_model: 'SubscriptionModel',
    use_type: 'OnDemandStream',
    territory,
    start_date: days.first,
    end_date: days.last,
    currency,
    accounting_currency: 'USD',
    rate,
    rate_at: `${days.last}T12:00:00Z`,
    declared: amounts(sumE8(filterRows(rows, territory)) + (index === 0 ? miscounted_e8 : 0)),
  }));
  const sales = rows.map((row) => ({
    summary_id: `S-${row.country.code}`,
    transaction_id: buildTransactionId(row),
    date: days.last,
    icpn: row.icpn,
    isrc: row.isrc,
    title: row.title,
    artist: row.artist,
    usages: Math.max(row.units, 0),
    returns: Math.max(-row.units, 0),
    unit_price: formatAmount(row.price_e8),
    accounting_unit_price: multiply(formatAmount(row.price_e8), rate),
    ...amounts(row.amount_e8),
  }));
  return nameFile(report, 'Subscription', buildFinancialReport({ head: buildHead(report), summaries, sales }));
}

function buildHead({ store_id, party, recipient, days }: StoreReport) {
  return {
    message_id: `${store_id}-${days.first}-${days.last}`,
    // A report that is sent again has the same bytes: its creation time is the end of its days, not the time of
    // sending.
    created_at: `${days.last}T23:59:59Z`,
    start_date: days.first,
    end_date: days.last,
    sender_party_id: party.dpid,
    sender_name: party.name,
    recipient_party_id: recipient.dpid,
    recipient_name: recipient.name,
  };
}

function nameFile({ party, recipient, days }: StoreReport, service: string, lines: Iterable<string>): ReportFile {
  const written = `${days.last.replaceAll('-', '')}T235959`;
  const name = `DSR_${recipient.dpid}_${party.dpid}_${service}_${days.first.slice(0, 7)}_WW_1of1_${written}.tsv`;
  return { name, text: [...lines].map((line) => `${line}\n`).join(''), is_packed: false };
}

function listTerritories(rows: readonly SaleRow[]): string[] {
  return [...new Set(rows.map(({ country }) => country.code))].sort();
}

function filterRows(rows: readonly SaleRow[], territory: string): SaleRow[] {
  return rows.filter(({ country }) => country.code === territory);
}

/** Groups rows by recording. Whole albums are left out. */
function listTracks(rows: readonly SaleRow[]) {
  return groupBy(rows, ({ isrc }) => isrc ?? '').flatMap((sales) => {
    const { isrc, title, artist } = getFirst(sales);
    return isrc === null ? [] : [{ isrc, title, artist, sales }];
  });
}

function groupBy(rows: readonly SaleRow[], toKey: (row: SaleRow) => string): SaleRow[][] {
  const groups = new Map<string, SaleRow[]>();
  for (const row of rows) groups.set(toKey(row), [...(groups.get(toKey(row)) ?? []), row]);
  return [...groups.values()];
}

function getFirst(rows: readonly SaleRow[]): SaleRow {
  const [first] = rows;
  if (first === undefined) throw new Error('a group without a row');
  return first;
}

const countUnits = (rows: readonly SaleRow[]): number => rows.reduce((sum, { units }) => sum + units, 0);

const buildTransactionId = (row: SaleRow): string => `${row.isrc ?? row.icpn}-${row.country.code}`;

/** Returns the exact product of two decimal numbers written as text; a text that is not a number stays unchanged. */
function multiply(amount: string, rate: string): string {
  const [found, factor] = [/^(-?)(\d+)(?:\.(\d+))?$/.exec(amount), rate.split('.')];
  if (found === null) return amount;
  const [, sign = '', whole = '', fraction = ''] = found;
  const [units = '', parts = ''] = factor;
  const scale = fraction.length + parts.length;
  const digits = (BigInt(whole + fraction) * BigInt(units + parts)).toString().padStart(scale + 1, '0');
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
