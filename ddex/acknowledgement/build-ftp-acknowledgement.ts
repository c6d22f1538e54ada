import { buildMessagingParty } from '../ern/message-header.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import type { Acknowledgement } from './acknowledgement.ts';

/** DDEX publishes no schema for this message; the structure follows its data dictionary (ern-c, 2014). */
const FTP_NAMESPACE = 'http://ddex.net/xml/ern-c/15';

/**
 * Builds the FtpAcknowledgementMessage (ern-c/15). It has one status for the files and one proposed action; the state
 * of a release goes into a user-defined status if the files are right. It cannot carry message ids, a release status
 * beside a fault of the files, or a text per file.
 */
export function buildFtpAcknowledgement(acknowledgement: Acknowledgement): XmlNode {
  const action = acknowledgement.proposed_action?.raw ?? null;
  const isManual = action === 'ManualCheckRequired';
  return group(
    'ern-c:FtpAcknowledgementMessage',
    [
      group('MessageHeader', [
        buildMessagingParty('MessageSender', acknowledgement.sender),
        buildMessagingParty('MessageRecipient', acknowledgement.recipient),
        leaf('MessageCreatedDateTime', acknowledgement.created_at),
      ]),
      group('AcknowledgedFile', [leaf('ReleaseId', acknowledgement.icpn), leaf('Date', acknowledgement.batch_id)]),
      buildFileStatus(acknowledgement),
      leaf('ErrorText', acknowledgement.text),
      leaf('ProposedActionType', isManual ? null : action),
      leaf('ManualCheckRequired', isManual ? true : null),
      acknowledgement.files.map(({ path }) =>
        group('AffectedResource', [leaf('ProprietaryId', path, { Namespace: acknowledgement.recipient.dpid })]),
      ),
    ],
    { 'xmlns:ern-c': FTP_NAMESPACE, MessageVersionId: 'ern-c/15' },
  );
}

function buildFileStatus({ file_status, supply_chain_status, sender }: Acknowledgement): XmlNode | null {
  if (file_status.raw !== 'FileOK' || supply_chain_status === null) return leaf('FileStatus', file_status.raw);
  return leaf('FileStatus', 'UserDefined', { Namespace: sender.dpid, UserDefinedValue: supply_chain_status.raw });
}
