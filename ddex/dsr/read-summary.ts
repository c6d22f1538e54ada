import { isOwedTo } from './recipients.ts';
import { type DsrRecord, getCell, getFirstCell } from './record.ts';
import type { DsrSummary } from './sale.ts';

const AMOUNTS = ['AllocatedRevenue', 'AllocatedNetRevenue', 'NetRevenue'];
const USAGES = ['AllocatedUsages', 'UsagesInReportingPeriod', 'UsagesInSubPeriod', 'Usages', 'TotalUsages'];

/** Converts a summary record of any type. Amounts owed to parties other than the recipients are not counted. */
export function readSummary(record: DsrRecord, recipients: readonly string[]): DsrSummary {
  const shared = {
    line_no: record.line_no,
    id: getCell(record, 'SummaryRecordId'),
    channel: getCell(record, 'DistributionChannelDPID') || getCell(record, 'DistributionChannel'),
    territory: getCell(record, 'Territory'),
  };
  if (record.type === 'SY10') return { ...shared, ...readFinancial(record) };
  const isOwed = isOwedTo(recipients, record);
  return {
    ...shared,
    start_date: getCell(record, 'SubPeriodStartDate'),
    end_date: getCell(record, 'SubPeriodEndDate'),
    currency: getCell(record, 'CurrencyOfReporting'),
    // Records may contain both the amount owed and the store's revenue; only the amount owed counts.
    amounts: isOwed ? [getFirstCell(record, AMOUNTS)] : [],
    usages: isOwed ? [getFirstCell(record, USAGES)] : [],
    accounting: null,
  };
}

// All amounts are in both currencies. The final amount includes fees that no sale accounts for.
function readFinancial(record: DsrRecord) {
  const currency = getCell(record, 'CurrencyOfTransaction');
  const accounting = getCell(record, 'CurrencyOfAccounting');
  return {
    start_date: getCell(record, 'ReportingPeriodStartDate'),
    end_date: getCell(record, 'ReportingPeriodEndDate'),
    currency,
    amounts: [getCell(record, 'FinalTotalAmountInCurrencyOfTransaction')],
    usages: [getCell(record, 'AllocatedUsages')],
    accounting:
      accounting === currency
        ? null
        : {
            currency: accounting,
            rate: getCell(record, 'ExchangeRate'),
            rate_at: getCell(record, 'DateOfCurrencyExchange'),
            amount: getCell(record, 'FinalTotalAmountInCurrencyOfAccounting'),
          },
  };
}
