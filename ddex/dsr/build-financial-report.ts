import { buildHead, type DsrHead } from './report-head.ts';
import { sumAmounts } from './sum-amounts.ts';
import { buildColumnComment, buildRecord, buildSingleFooter } from './write-record.ts';

/**
 * The amount that a store owes for one service in one territory and period. Its totals are computed from the sales that
 * name it.
 */
interface FinancialSummary {
  id: string;
  commercial_model: string;
  use_type: string;
  start_date: string;
  end_date: string;
  territory: string;
  /** The currency of the sales and that of the payment: the same, or one unit of the first is `rate` of the second. */
  currency: string;
  accounting_currency: string;
  rate: string;
  /** ISO 8601 in UTC. */
  rate_at: string;
  /** Declared instead of the true totals, to simulate stores with wrong totals: decimal numbers as text. */
  declared?: { amount: string; accounting_amount: string };
}

/** One sale. Amounts are decimal numbers as text; `amount` is owed for it in the currency of the sale. */
interface FinancialSale {
  summary_id: string;
  transaction_id: string;
  date: string;
  icpn: string;
  /** Null for a sale of the whole release. */
  isrc: string | null;
  title: string;
  artist: string;
  usages: number;
  returns: number;
  unit_price: string;
  accounting_unit_price: string;
  amount: string;
  accounting_amount: string;
}

export interface FinancialReport {
  head: DsrHead;
  summaries: readonly FinancialSummary[];
  sales: readonly FinancialSale[];
}

const PROFILE = 'FinancialReportingToRecordCompaniesProfileSRB';
const PROFILE_VERSION = '1.0';

/** Builds a report of Financial Reporting to Record Companies SRB 1.0 line by line, without line ends. */
export function* buildFinancialReport({ head, summaries, sales }: FinancialReport): Generator<string> {
  yield buildHead(head, PROFILE, PROFILE_VERSION);
  yield buildColumnComment('SY10');
  yield buildColumnComment('SR08');
  for (const summary of summaries) {
    yield writeSummary(
      summary,
      sales.filter((sale) => sale.summary_id === summary.id),
    );
  }
  for (const sale of sales) yield writeSale(sale);
  yield buildSingleFooter({ lines: summaries.length + sales.length + 3, summaries: summaries.length });
}

function writeSummary(summary: FinancialSummary, sales: readonly FinancialSale[]): string {
  const amount = summary.declared?.amount ?? sumAmounts(sales.map((sale) => sale.amount));
  const accounting = summary.declared?.accounting_amount ?? sumAmounts(sales.map((sale) => sale.accounting_amount));
  const usages = sales.reduce((sum, sale) => sum + sale.usages, 0);
  return buildRecord('SY10', {
    SummaryRecordId: summary.id,
    CommercialModel: summary.commercial_model,
    UseType: summary.use_type,
    ReportingPeriodStartDate: summary.start_date,
    ReportingPeriodEndDate: summary.end_date,
    Territory: summary.territory,
    Usages: usages,
    AllocatedUsages: usages,
    Returns: sales.reduce((sum, sale) => sum + sale.returns, 0),
    MusicUsageRatio: '100',
    CurrencyOfTransaction: summary.currency,
    CurrencyOfAccounting: summary.accounting_currency,
    ExchangeRate: summary.rate,
    DateOfCurrencyExchange: summary.rate_at,
    DeductionsInCurrencyOfTransaction: '0',
    DeductionsInCurrencyOfAccounting: '0',
    ...pair('NetRevenue', amount, accounting),
    ...pair('AllocatedRevenue', amount, accounting),
    ...pair('AllocatedNetRevenue', amount, accounting),
    SubscriptionFeeInCurrencyOfAccounting: '0',
    ...pair('FinalTotalAmount', amount, accounting),
  });
}

function writeSale(sale: FinancialSale): string {
  const isRelease = sale.isrc === null;
  const names = isRelease
    ? { ReleaseTitle: sale.title, ReleaseDisplayArtistName: sale.artist }
    : { ResourceTitle: sale.title, ResourceDisplayArtistName: sale.artist, ResourceType: 'SoundRecording' };
  return buildRecord('SR08', {
    SalesTransactionId: sale.transaction_id,
    ReleaseICPN: sale.icpn,
    DspReleaseId: `rel:${sale.icpn}`,
    ...(isRelease ? {} : { ResourceISRC: sale.isrc ?? '', DspResourceId: `res:${sale.isrc}` }),
    ...names,
    SummaryRecordId: sale.summary_id,
    SalesTransactionDate: sale.date,
    TotalUsages: sale.usages,
    Returns: sale.returns,
    NetUsage: sale.usages - sale.returns,
    RightSharePercentage: '100',
    ...pair('CalculatedUnitPrice', sale.unit_price, sale.accounting_unit_price),
    ...pair('AllocatedRevenue', sale.amount, sale.accounting_amount),
    ...pair('AllocatedNetRevenue', sale.amount, sale.accounting_amount),
    CopyrightObligationWithDSP: 'true',
  });
}

function pair(name: string, transaction: string, accounting: string): Record<string, string> {
  return { [`${name}InCurrencyOfTransaction`]: transaction, [`${name}InCurrencyOfAccounting`]: accounting };
}
