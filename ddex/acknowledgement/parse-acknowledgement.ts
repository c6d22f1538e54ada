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
import type { AcknowledgedFile, Acknowledgement, StatusWord } from './acknowledgement.ts';
import { FILE_STATUSES, PROPOSED_ACTIONS, SUPPLY_CHAIN_STATUSES } from './status-lists.ts';

/** An answer that was read, or the reason why it cannot be. */
export type AcknowledgementReading =
  | { readable: true; acknowledgement: Acknowledgement }
  | { readable: false; reason: string };

/**
 * Reads what a store wrote. Total: truncated, hostile or foreign XML gives `readable: false` with the reason, and a word that no
 * list has gives `unknown`.
 */
export function parseAcknowledgement(xml: string): AcknowledgementReading {
  try {
    const root = parseXml(xml);
    if (root.name !== 'AcknowledgementMessage') {
      return { readable: false, reason: `not an AcknowledgementMessage but ${root.name}` };
    }
    return { readable: true, acknowledgement: parseMessage(root) };
  } catch (error) {
    if (!(error instanceof UnreadableXml || error instanceof XmlShapeError)) throw error;
    return { readable: false, reason: error.message };
  }
}

// An answer to a message that was no release at all has its Acknowledgement directly under the root.
function parseMessage(root: XmlElement): Acknowledgement {
  const header = getElement(root, 'MessageHeader');
  const release = findElement(root, 'ReleaseStatus') ?? root;
  const message = getElement(release, 'Acknowledgement');
  const status = getElement(message, 'MessageStatus');
  return {
    message_id: getText(header, 'MessageId'),
    created_at: getText(header, 'MessageCreatedDateTime'),
    sender: parseMessagingParty(getElement(header, 'MessageSender')),
    recipient: parseMessagingParty(getElement(header, 'MessageRecipient')),
    acknowledged_message_id: getText(message, 'MessageId'),
    icpn: findText(release, 'ReleaseId', 'ICPN'),
    supply_chain_status: findWord(SUPPLY_CHAIN_STATUSES, findElement(release, 'ReleaseStatus')),
    file_status: parseWord(FILE_STATUSES, getText(status, 'Status')),
    proposed_action: findWord(PROPOSED_ACTIONS, findElement(status, 'ProposedActionType')),
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

function findWord<Value extends string>(list: readonly Value[], element: XmlElement | null): StatusWord<Value> | null {
  return element === null ? null : parseWord(list, element.text);
}

/**
 * A word as one of the list, or `unknown` with the word itself.
 */
function parseWord<Value extends string>(list: readonly Value[], raw: string): StatusWord<Value> {
  return { value: list.find((value) => value === raw.trim()) ?? 'unknown', raw };
}
