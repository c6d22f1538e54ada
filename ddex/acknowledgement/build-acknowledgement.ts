import { buildMessagingParty } from '../ern/message-header.ts';
import { buildXml, group, leaf, type XmlNode } from '../xml/write-xml.ts';
import type { AcknowledgedFile, Acknowledgement, AcknowledgementGeneration } from './acknowledgement.ts';
import { buildFtpAcknowledgement } from './build-ftp-acknowledgement.ts';

/** Namespace of the acknowledgements that stores write today. */
const ACKNOWLEDGEMENT_NAMESPACE = 'http://ddex.net/xml/ern-c-sftp/18';

/**
 * Builds an acknowledgement in the given generation. The newer one carries all values; `buildFtpAcknowledgement` lists
 * what the older one cannot carry.
 */
export function buildAcknowledgement(
  acknowledgement: Acknowledgement,
  generation: AcknowledgementGeneration = 'ern_c_sftp_18',
): string {
  return buildXml(
    generation === 'ern_c_15' ? buildFtpAcknowledgement(acknowledgement) : buildAcknowledgementMessage(acknowledgement),
  );
}

/** Builds the AcknowledgementMessage: status of the release, status of the message, and the faulty files. */
function buildAcknowledgementMessage(acknowledgement: Acknowledgement): XmlNode {
  return group(
    'ern-c-sftp:AcknowledgementMessage',
    [
      group('MessageHeader', [
        leaf('MessageId', acknowledgement.message_id),
        buildMessagingParty('MessageSender', acknowledgement.sender),
        buildMessagingParty('MessageRecipient', acknowledgement.recipient),
        leaf('MessageCreatedDateTime', acknowledgement.created_at),
      ]),
      group('ReleaseStatus', [
        buildReleaseId(acknowledgement),
        leaf('ReleaseStatus', acknowledgement.supply_chain_status?.raw ?? null),
        buildMessageAcknowledgement(acknowledgement),
      ]),
    ],
    { 'xmlns:ern-c-sftp': ACKNOWLEDGEMENT_NAMESPACE, AvsVersionId: '4' },
  );
}

// An id of the store's own is in the namespace of the store.
function buildReleaseId({ icpn, store_ref, sender }: Acknowledgement): XmlNode | null {
  if (icpn === null && store_ref === null) return null;
  return group('ReleaseId', [
    leaf('ICPN', icpn),
    leaf('ProprietaryId', store_ref, { Namespace: `DPID:${sender.dpid}` }),
  ]);
}

function buildMessageAcknowledgement(acknowledgement: Acknowledgement): XmlNode {
  return group('Acknowledgement', [
    leaf('MessageType', 'NewReleaseMessage'),
    leaf('BatchId', acknowledgement.batch_id),
    leaf('MessageId', acknowledgement.acknowledged_message_id),
    group('MessageStatus', [
      leaf('Status', acknowledgement.file_status.raw),
      leaf('StatusMessage', acknowledgement.text),
      leaf('ProposedActionType', acknowledgement.proposed_action?.raw ?? null),
    ]),
    acknowledgement.files.map(buildAffectedResource),
  ]);
}

function buildAffectedResource(file: AcknowledgedFile): XmlNode {
  return group('AffectedResource', [
    group('File', [leaf('URI', file.path)]),
    group('ResourceStatus', [leaf('Status', file.status.raw), leaf('StatusMessage', file.text)]),
  ]);
}
