import { buildHead, type DsrHead } from './report-head.ts';
import { sumAmounts } from './sum-amounts.ts';
import { buildBlockFooter, buildColumnComment, buildRecord } from './write-record.ts';

/**
 * The revenue of a service with user uploads in one territory. The amount owed is totalled from the sales that name it.
 */
interface UgcSummary {
  id: string;
  commercial_model: string;
  use_type: string;
  territory: string;
  currency: string;
  /** The service's total revenue and its users' total views: more than the amounts owed and usages counted here. */
  net_revenue: string;
  usages: number;
  /** Declared instead of the true total, to simulate services with wrong totals. */
  declared_amount?: string;
}

/** Uses of one recording under one summary record; `amount` is owed for them, a decimal number as text. */
interface UgcSale {
  summary_id: string;
  transaction_id: string;
  usages: number;
  net_revenue: string;
  amount: string;
}

interface UgcTrack {
  isrc: string;
  title: string;
  artist: string;
  sales: readonly UgcSale[];
}

export interface UgcReport {
  head: DsrHead;
  summaries: readonly UgcSummary[];
  tracks: readonly UgcTrack[];
}

const PROFILE = 'UgcProfile';
const PROFILE_VERSION = '1.2';
const CATEGORY = 'Music';

/** Builds a report of the UGC Profile 1.2 line by line, without line ends: in blocks, one per recording. */
export function* buildUgcReport({ head, summaries, tracks }: UgcReport): Generator<string> {
  let lines = 0;
  for (const line of writeLines({ head, summaries, tracks })) {
    lines += 1;
    yield line;
  }
  yield buildBlockFooter({ lines, summaries: summaries.length, blocks: tracks.length });
}

function* writeLines({ head, summaries, tracks }: UgcReport): Generator<string> {
  yield buildHead(head, PROFILE, PROFILE_VERSION);
  yield buildColumnComment('SY02.02');
  const sales = tracks.flatMap((track) => track.sales);
  for (const summary of summaries) {
    const own = sales.filter((sale) => sale.summary_id === summary.id);
    yield writeSummary(summary, own, head);
  }
  for (const [index, track] of tracks.entries()) yield* writeBlock(`B${index + 1}`, track, head);
}

function writeSummary(summary: UgcSummary, sales: readonly UgcSale[], head: DsrHead): string {
  const amount = summary.declared_amount ?? sumAmounts(sales.map((sale) => sale.amount));
  return buildRecord('SY02.02', {
    SummaryRecordId: summary.id,
    CommercialModel: summary.commercial_model,
    UseType: summary.use_type,
    Territory: summary.territory,
    ServiceDescription: 'Uploads',
    Usages: summary.usages,
    CurrencyOfReporting: summary.currency,
    NetRevenue: summary.net_revenue,
    RightsController: head.recipient_name,
    AllocatedUsages: sales.reduce((sum, sale) => sum + sale.usages, 0),
    AllocatedRevenue: amount,
    AllocatedNetRevenue: amount,
    ContentCategory: CATEGORY,
  });
}

function* writeBlock(block: string, track: UgcTrack, head: DsrHead): Generator<string> {
  yield buildRecord('AS01.01', {
    BlockId: block,
    ResourceReference: 'A1',
    DspResourceId: `res:${track.isrc}`,
    ISRC: track.isrc,
    Title: track.title,
    DisplayArtistName: track.artist,
    ResourceType: 'SoundRecording',
  });
  for (const sale of track.sales) {
    yield buildRecord('SU03.02', {
      BlockId: block,
      SalesTransactionId: sale.transaction_id,
      SummaryRecordId: sale.summary_id,
      DspResourceId: `res:${track.isrc}`,
      Usages: sale.usages,
      NetRevenue: sale.net_revenue,
      ValidityPeriodStart: head.start_date,
      ValidityPeriodEnd: head.end_date,
      ContentCategory: CATEGORY,
    });
    yield buildRecord('LI01.02', {
      BlockId: block,
      RightsController: head.recipient_name,
      RightSharePercentage: '100',
      AllocatedNetRevenue: sale.amount,
      AllocatedAmount: sale.amount,
      AllocatedUsages: sale.usages,
    });
  }
}
