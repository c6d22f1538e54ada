import { isOwedTo } from './recipients.ts';
import { cellOf, type DsrRecord, firstCellOf } from './record.ts';
import type { DsrSummary } from './sale.ts';

const AMOUNTS = ['AllocatedRevenue', 'AllocatedNetRevenue', 'NetRevenue'];
const USAGES = ['AllocatedUsages', 'UsagesInReportingPeriod', 'UsagesInSubPeriod', 'Usages', 'TotalUsages'];

/** A summary record of any type in the same words. What is owed to others than the recipients adds nothing to it. */
export function readSummary(record: DsrRecord, recipients: readonly string[]): DsrSummary {
  const shared = {
    line_no: record.line_no,
    id: cellOf(record, 'SummaryRecordId'),
    channel: cellOf(record, 'DistributionChannelDPID') || cellOf(record, 'DistributionChannel'),
    territory: cellOf(record, 'Territory'),
  };
  if (record.type === 'SY10') return { ...shared, ...readFinancial(record) };
  const isOwed = isOwedTo(recipients, record);
  return {
    ...shared,
    start_date: cellOf(record, 'SubPeriodStartDate'),
    end_date: cellOf(record, 'SubPeriodEndDate'),
    currency: cellOf(record, 'CurrencyOfReporting'),
    // What the store owes stands beside what it took, where it says both.
    amounts: isOwed ? [firstCellOf(record, AMOUNTS)] : [],
    usages: isOwed ? [firstCellOf(record, USAGES)] : [],
    accounting: null,
  };
}

// Everything stands in both currencies. The final amount has fees in it that no sale stands for.
function readFinancial(record: DsrRecord) {
  const currency = cellOf(record, 'CurrencyOfTransaction');
  const accounting = cellOf(record, 'CurrencyOfAccounting');
  return {
    start_date: cellOf(record, 'ReportingPeriodStartDate'),
    end_date: cellOf(record, 'ReportingPeriodEndDate'),
    currency,
    amounts: [cellOf(record, 'FinalTotalAmountInCurrencyOfTransaction')],
    usages: [cellOf(record, 'AllocatedUsages')],
    accounting:
      accounting === currency
        ? null
        : {
            currency: accounting,
            rate: cellOf(record, 'ExchangeRate'),
            rate_at: cellOf(record, 'DateOfCurrencyExchange'),
            amount: cellOf(record, 'FinalTotalAmountInCurrencyOfAccounting'),
          },
  };
}
