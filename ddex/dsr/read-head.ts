import { listRecipients } from './recipients.ts';
import { cellOf, type DsrRecord } from './record.ts';
import type { DsrReportHead } from './sale.ts';

/** The first line of a report. */
export function readHead(record: DsrRecord): DsrReportHead {
  return {
    line_no: record.line_no,
    message_id: cellOf(record, 'MessageId'),
    sender_party_id: cellOf(record, 'SenderPartyId'),
    sender_name: cellOf(record, 'SenderName'),
    recipients: listRecipients(record),
    start_date: cellOf(record, 'UsageStartDate'),
    end_date: cellOf(record, 'UsageEndDate'),
  };
}
