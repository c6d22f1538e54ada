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
import { findStatusWord, isManualCheck, MANUAL_CHECK, parseBatchId, parseWord } from './status-word.ts';

/** An acknowledgement that was read, or the reason why it is unreadable. */
export type AcknowledgementReading =
  | { readable: true; generation: AcknowledgementGeneration; acknowledgement: Acknowledgement }
  | { readable: false; reason: string };

/**
 * Reads an acknowledgement in any namespace. Never throws: truncated, hostile or foreign XML gives `readable: false`
 * with the reason, and a value that is in no list gives `unknown`.
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
    // The earlier name of the same message (ern-c-sftp/16, /17).
    case 'ErnAcknowledgementStatusMessage':
      return { readable: true, generation: 'ern_c_sftp_18', acknowledgement: parseMessage(root) };
    case 'FtpAcknowledgementMessage':
      return { readable: true, generation: 'ern_c_15', acknowledgement: parseFtpAcknowledgement(root) };
    default:
      return { readable: false, reason: `not an acknowledgement but ${root.name}` };
  }
}

// An acknowledgement of something that was not a release has its Acknowledgement directly under the root. A later
// status of a release may have none; it then reports no fault of the files.
function parseMessage(root: XmlElement): Acknowledgement {
  const header = getElement(root, 'MessageHeader');
  const release = findElement(root, 'ReleaseStatus') ?? root;
  const word = findElement(release, 'ReleaseStatus');
  const message = findElement(release, 'Acknowledgement');
  if (word === null && message === null) throw new XmlShapeError(`${release.name}/Acknowledgement`, release.line);
  const status = message === null ? null : getWorstStatus(message);
  const file_status =
    status === null ? ({ value: 'FileOK', raw: '' } as const) : parseWord(FILE_STATUSES, getText(status, 'Status'));
  const parts = [status, release].filter((part) => part !== null);
  return {
    message_id: findText(header, 'MessageId'),
    created_at: getText(header, 'MessageCreatedDateTime'),
    sender: parseMessagingParty(getElement(header, 'MessageSender')),
    recipient: parseMessagingParty(getElement(header, 'MessageRecipient')),
    acknowledged_message_id: message && findText(message, 'MessageId'),
    batch_id: parseBatchId(message && findText(message, 'BatchId')),
    icpn: findText(release, 'ReleaseId', 'ICPN'),
    store_ref: findText(release, 'ReleaseId', 'ProprietaryId'),
    supply_chain_status: findStatusWord(SUPPLY_CHAIN_STATUSES, word),
    file_status,
    proposed_action: parseAction(parts),
    text: (status && findText(status, 'StatusMessage')) ?? findText(release, 'ErrorText'),
    files: [message, release]
      .flatMap((part) => (part === null ? [] : listElements(part, 'AffectedResource')))
      .map((element) => parseFile(element, file_status)),
  };
}

// A message may have several statuses; a fault outweighs a FileOK.
function getWorstStatus(message: XmlElement): XmlElement {
  const fault = listElements(message, 'MessageStatus').find((status) => getText(status, 'Status').trim() !== 'FileOK');
  return fault ?? getElement(message, 'MessageStatus');
}

// The proposed action is beside the status of the message or that of the release.
function parseAction(parts: readonly XmlElement[]): Acknowledgement['proposed_action'] {
  if (parts.some((part) => isManualCheck(findElement(part, 'ManualCheckRequired')))) return MANUAL_CHECK;
  const [action = null] = parts.flatMap((part) => listElements(part, 'ProposedActionType'));
  return findStatusWord(PROPOSED_ACTIONS, action);
}

// Reads a file by its path with its own text, or a recording by its ISRC with the fault of the message.
function parseFile(element: XmlElement, messageStatus: Acknowledgement['file_status']): AcknowledgedFile {
  const own = findText(element, 'ResourceStatus', 'Status');
  return {
    path: findText(element, 'File', 'URI') ?? findText(element, 'ISRC') ?? findText(element, 'ProprietaryId') ?? '',
    status: own === null ? messageStatus : parseWord(FILE_STATUSES, own),
    text: findText(element, 'ResourceStatus', 'StatusMessage'),
  };
}
