import { parseReleaseFolder } from '../choreography/release-names.ts';
import { isGrid } from '../codes/grid.ts';
import { parseMessagingParty } from '../ern/message-header.ts';
import { findElement, findText, getElement, getText, listElements, type XmlElement } from '../xml/element.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { FILE_STATUSES, PROPOSED_ACTIONS, SUPPLY_CHAIN_STATUSES } from './status-lists.ts';
import { findStatusWord, isManualCheck, MANUAL_CHECK, parseBatchId, parseWord } from './status-word.ts';

type Statuses = Pick<Acknowledgement, 'file_status' | 'supply_chain_status'>;

/**
 * Reads an FtpAcknowledgementMessage (ern-c/14, ern-c/15). Throws XmlShapeError if the header or the status is missing.
 */
export function parseFtpAcknowledgement(root: XmlElement): Acknowledgement {
  const header = getElement(root, 'MessageHeader');
  const statuses = parseFileStatus(getElement(root, 'FileStatus'));
  return {
    message_id: findText(header, 'MessageId'),
    created_at: getText(header, 'MessageCreatedDateTime'),
    sender: parseMessagingParty(getElement(header, 'MessageSender')),
    recipient: parseMessagingParty(getElement(header, 'MessageRecipient')),
    ...parseAcknowledged(root),
    store_ref: null,
    ...statuses,
    proposed_action: isManualCheck(findElement(root, 'ManualCheckRequired'))
      ? MANUAL_CHECK
      : findStatusWord(PROPOSED_ACTIONS, findElement(root, 'ProposedActionType')),
    text: findText(root, 'ErrorText'),
    files: listElements(root, 'AffectedResource').map((resource) => ({
      path: findText(resource, 'ProprietaryId') ?? findText(resource, 'ISRC') ?? '',
      status: statuses.file_status,
      text: null,
    })),
  };
}

// The store repeats a part of the message's path: the product code, the folder of the release, or the message's own id.
// A GRid does not identify the message.
function parseAcknowledged(root: XmlElement): Pick<Acknowledgement, 'acknowledged_message_id' | 'batch_id' | 'icpn'> {
  const id = findText(root, 'AcknowledgedFile', 'ReleaseId')?.trim() ?? '';
  const batch_id = parseBatchId(findText(root, 'AcknowledgedFile', 'Date'));
  const folder = parseReleaseFolder(id);
  if (folder !== null) return { acknowledged_message_id: null, icpn: folder.icpn, batch_id: folder.batch_id };
  const isIcpn = /^[0-9]{8,14}$/.test(id);
  const isMessage = id !== '' && !isIcpn && !isGrid(id);
  return { acknowledged_message_id: isMessage ? id : null, icpn: isIcpn ? id : null, batch_id };
}

// A user-defined status that is a release status implies that the files were right.
function parseFileStatus(element: XmlElement): Statuses {
  const own = element.attributes.UserDefinedValue;
  if (element.text.trim() !== 'UserDefined' || own === undefined) {
    return { file_status: parseWord(FILE_STATUSES, element.text), supply_chain_status: null };
  }
  const status = parseWord(SUPPLY_CHAIN_STATUSES, own);
  if (status.value === 'unknown') return { file_status: { value: 'unknown', raw: own }, supply_chain_status: null };
  return { file_status: { value: 'FileOK', raw: 'FileOK' }, supply_chain_status: status };
}
