import { buildRecord } from './write-record.ts';

/**
 * The sender, the recipient and the dates of a report. Dates are `YYYY-MM-DD`, the creation time is ISO 8601 in UTC.
 */
export interface DsrHead {
  message_id: string;
  created_at: string;
  start_date: string;
  end_date: string;
  sender_party_id: string;
  sender_name: string;
  recipient_party_id: string;
  recipient_name: string;
}

const MESSAGE_VERSION = 'dsrf/30/30/30';

export function buildHead(head: DsrHead, profile: string, profileVersion: string): string {
  return buildRecord('HEAD', {
    MessageVersion: MESSAGE_VERSION,
    Profile: profile,
    ProfileVersion: profileVersion,
    MessageId: head.message_id,
    MessageCreatedDateTime: head.created_at,
    FileNumber: '1',
    NumberOfFiles: '1',
    UsageStartDate: head.start_date,
    UsageEndDate: head.end_date,
    SenderPartyId: head.sender_party_id,
    SenderName: head.sender_name,
    RecipientPartyId: head.recipient_party_id,
    RecipientName: head.recipient_name,
  });
}
