import { parseMessagingParty } from '../ern/message-header.ts';
import {
  findElement,
  findText,
  getElement,
  getText,
  listElements,
  type XmlElement,
  XmlShapeError,
} from '../xml/element.ts';
import { parseXml, UnreadableXml } from '../xml/parse-xml.ts';
import type { AcknowledgedFile, Acknowledgement, AcknowledgementGeneration } from './acknowledgement.ts';
import { parseFtpAcknowledgement } from './parse-ftp-acknowledgement.ts';
import { FILE_STATUSES, PROPOSED_ACTIONS, SUPPLY_CHAIN_STATUSES } from './status-lists.ts';
import { findStatusWord, isManualCheck, parseBatchId, parseWord } from './status-word.ts';

/** An answer that was read, or the reason why it cannot be. */
export type AcknowledgementReading =
  | { readable: true; generation: AcknowledgementGeneration; acknowledgement: Acknowledgement }
  | { readable: false; reason: string };

/**
 * Reads what a store wrote, in whatever namespace. Total: truncated, hostile or foreign XML gives `readable: false` with the
 * reason, and a word that no list has gives `unknown`.
 */
export function parseAcknowledgement(xml: string): AcknowledgementReading {
  try {
    return parseRoot(parseXml(xml));
  } catch (error) {
    if (!(error instanceof UnreadableXml || error instanceof XmlShapeError)) throw error;
    return { readable: false, reason: error.message };
  }
}

function parseRoot(root: XmlElement): AcknowledgementReading {
  switch (root.name) {
    case 'AcknowledgementMessage':
      return { readable: true, generation: 'ern_c_sftp_18', acknowledgement: parseMessage(root) };
    case 'FtpAcknowledgementMessage':
      return { readable: true, generation: 'ern_c_15', acknowledgement: parseFtpAcknowledgement(root) };
    default:
      return { readable: false, reason: `not an acknowledgement but ${root.name}` };
  }
}

// An answer to a message that was no release at all has its Acknowledgement directly under the root.
function parseMessage(root: XmlElement): Acknowledgement {
  const header = getElement(root, 'MessageHeader');
  const release = findElement(root, 'ReleaseStatus') ?? root;
  const message = getElement(release, 'Acknowledgement');
  const status = getElement(message, 'MessageStatus');
  return {
    message_id: findText(header, 'MessageId'),
    created_at: getText(header, 'MessageCreatedDateTime'),
    sender: parseMessagingParty(getElement(header, 'MessageSender')),
    recipient: parseMessagingParty(getElement(header, 'MessageRecipient')),
    acknowledged_message_id: findText(message, 'MessageId'),
    batch_id: parseBatchId(findText(message, 'BatchId')),
    icpn: findText(release, 'ReleaseId', 'ICPN'),
    supply_chain_status: findStatusWord(SUPPLY_CHAIN_STATUSES, findElement(release, 'ReleaseStatus')),
    file_status: parseWord(FILE_STATUSES, getText(status, 'Status')),
    proposed_action: isManualCheck(findElement(status, 'ManualCheckRequired'))
      ? { value: 'ManualCheckRequired', raw: 'ManualCheckRequired' }
      : findStatusWord(PROPOSED_ACTIONS, findElement(status, 'ProposedActionType')),
    text: findText(status, 'StatusMessage') ?? findText(release, 'ErrorText'),
    files: listElements(message, 'AffectedResource').map(parseFile),
  };
}

function parseFile(element: XmlElement): AcknowledgedFile {
  return {
    path: getText(element, 'File', 'URI'),
    status: parseWord(FILE_STATUSES, getText(element, 'ResourceStatus', 'Status')),
    text: findText(element, 'ResourceStatus', 'StatusMessage'),
  };
}
