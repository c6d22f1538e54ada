import { buildHead, type DsrHead } from './report-head.ts';
import { buildBlockFooter, buildColumnComment, buildRecord, buildSingleFooter } from './write-record.ts';

/** The revenue of a store for one service in one territory. Its usages are totalled from the sales that name it. */
interface BasicAudioSummary {
  id: string;
  /** `SubscriptionModel`, `AdvertisementSupportedModel`, `PayAsYouGoModel` … */
  commercial_model: string;
  /** Downloads have returns; everything else counts streams. */
  sold_as: 'stream' | 'download';
  /** ISO 3166 alpha 2. */
  territory: string;
  currency: string;
  /** The revenue that the sales of this record share by usage: a decimal number as text. */
  net_revenue: string;
}

/** Usages of one recording or release under one summary record; `returns` are subtracted. */
interface BasicAudioSale {
  summary_id: string;
  transaction_id: string;
  usages: number;
  returns?: number;
}

interface BasicAudioTrack {
  isrc: string;
  title: string;
  artist: string;
  sales: readonly BasicAudioSale[];
}

interface BasicAudioRelease {
  icpn: string;
  title: string;
  artist: string;
  tracks: readonly BasicAudioTrack[];
  /** Sales of the whole release. Single records cannot represent them. */
  sales: readonly BasicAudioSale[];
}

export interface BasicAudioReport {
  head: DsrHead;
  summaries: readonly BasicAudioSummary[];
  releases: readonly BasicAudioRelease[];
}

const PROFILE_VERSION = '1.2';

/**
 * Builds a report of the Basic Audio Profile 1.2 line by line, without line ends: in blocks, one per release, or as
 * single records, one line per sale.
 */
export function* buildBasicAudioReport(report: BasicAudioReport, form: 'blocks' | 'single_records'): Generator<string> {
  let lines = 0;
  const body = form === 'blocks' ? writeBlocks(report) : writeSingleRecords(report);
  for (const line of writeStart(report, form)) {
    lines += 1;
    yield line;
  }
  for (const line of body) {
    lines += 1;
    yield line;
  }
  const summaries = report.summaries.length;
  yield form === 'blocks'
    ? buildBlockFooter({ lines, summaries, blocks: report.releases.length })
    : buildSingleFooter({ lines, summaries });
}

function* writeStart({ head, summaries, releases }: BasicAudioReport, form: string): Generator<string> {
  yield buildHead(head, form === 'blocks' ? 'BasicAudioProfile' : 'BasicAudioProfileSRB', PROFILE_VERSION);
  yield buildColumnComment('SY01.01');
  const usages = countUsages(releases);
  for (const summary of summaries) {
    yield buildRecord('SY01.01', {
      SummaryRecordId: summary.id,
      CommercialModel: summary.commercial_model,
      UseType: summary.sold_as === 'stream' ? 'OnDemandStream' : 'PermanentDownload',
      Territory: summary.territory,
      Usages: usages.get(summary.id) ?? 0,
      CurrencyOfReporting: summary.currency,
      NetRevenue: summary.net_revenue,
    });
  }
}

function countUsages(releases: readonly BasicAudioRelease[]): Map<string, number> {
  const usages = new Map<string, number>();
  const sales = releases.flatMap((release) => [...release.sales, ...release.tracks.flatMap((track) => track.sales)]);
  for (const sale of sales) {
    usages.set(sale.summary_id, (usages.get(sale.summary_id) ?? 0) + sale.usages - (sale.returns ?? 0));
  }
  return usages;
}

function* writeBlocks({ summaries, releases }: BasicAudioReport): Generator<string> {
  const downloads = listDownloads(summaries);
  for (const [index, release] of releases.entries()) {
    const block = `B${index + 1}`;
    yield buildRecord('RE01', {
      BlockId: block,
      ReleaseReference: 'R0',
      DspReleaseId: `rel:${release.icpn}`,
      ICPN: release.icpn,
      DisplayArtistName: release.artist,
      Title: release.title,
    });
    for (const [trackIndex, track] of release.tracks.entries()) {
      yield buildRecord('AS01.01', {
        BlockId: block,
        ResourceReference: `A${trackIndex + 1}`,
        DspResourceId: `res:${track.isrc}`,
        ISRC: track.isrc,
        Title: track.title,
        DisplayArtistName: track.artist,
        ResourceType: 'SoundRecording',
      });
    }
    for (const sale of release.sales) yield writeSale(block, sale, { TransactedRelease: 'R0' }, downloads);
    for (const [trackIndex, track] of release.tracks.entries()) {
      for (const sale of track.sales)
        yield writeSale(block, sale, { TransactedResource: `A${trackIndex + 1}` }, downloads);
    }
  }
}

function listDownloads(summaries: readonly BasicAudioSummary[]): ReadonlySet<string> {
  return new Set(summaries.filter(({ sold_as }) => sold_as === 'download').map(({ id }) => id));
}

function writeSale(
  block: string,
  sale: BasicAudioSale,
  fields: Readonly<Record<string, string>>,
  downloads: ReadonlySet<string>,
): string {
  const cells = {
    BlockId: block,
    SummaryRecordId: sale.summary_id,
    SalesTransactionId: sale.transaction_id,
    ...fields,
    IsRoyaltyBearing: 'true',
  };
  return downloads.has(sale.summary_id)
    ? buildRecord('SU01', { ...cells, SalesUpgrade: 'false', Usages: sale.usages, Returns: sale.returns ?? 0 })
    : buildRecord('SU02', { ...cells, NumberOfStreams: sale.usages - (sale.returns ?? 0) });
}

function* writeSingleRecords({ summaries, releases }: BasicAudioReport): Generator<string> {
  const downloads = listDownloads(summaries);
  for (const release of releases) {
    if (release.sales.length > 0) throw new RangeError('single records cannot represent sales of a whole release');
    for (const track of release.tracks) {
      for (const sale of track.sales) yield writeSingleRecord(release, track, sale, downloads);
    }
  }
}

function writeSingleRecord(
  release: BasicAudioRelease,
  track: BasicAudioTrack,
  sale: BasicAudioSale,
  downloads: ReadonlySet<string>,
): string {
  const cells = {
    SummaryRecordId: sale.summary_id,
    DspResourceId: `res:${track.isrc}`,
    ISRC: track.isrc,
    ResourceTitle: track.title,
    ResourceDisplayArtistName: track.artist,
    ResourceType: 'SoundRecording',
    DspReleaseId: `rel:${release.icpn}`,
    ICPN: release.icpn,
    ReleaseDisplayArtistName: release.artist,
    ReleaseTitle: release.title,
    SalesTransactionId: sale.transaction_id,
    IsRoyaltyBearing: 'true',
  };
  return downloads.has(sale.summary_id)
    ? buildRecord('SR01', {
        ...cells,
        NumberOfTransactedResources: 1,
        SalesUpgrade: 'false',
        Downloads: sale.usages,
        Returns: sale.returns ?? 0,
      })
    : buildRecord('SR02', { ...cells, NumberOfStreams: sale.usages - (sale.returns ?? 0) });
}
