import { listRecipients } from './recipients.ts';
import { type DsrRecord, getCell } from './record.ts';
import type { DsrReportHead } from './sale.ts';

/** The first line of a report. */
export function readHead(record: DsrRecord): DsrReportHead {
  return {
    line_no: record.line_no,
    message_id: getCell(record, 'MessageId'),
    sender_party_id: getCell(record, 'SenderPartyId'),
    sender_name: getCell(record, 'SenderName'),
    recipients: listRecipients(record),
    start_date: getCell(record, 'UsageStartDate'),
    end_date: getCell(record, 'UsageEndDate'),
  };
}
