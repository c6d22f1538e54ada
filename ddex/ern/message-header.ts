import type { ErnHeader, ErnParty } from '../model.ts';
import { findElement, findText, getElement, getText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/** Builds the MessageHeader: sender, recipient, thread, time, and whether the message is a test. */
export function buildMessageHeader(header: ErnHeader): XmlNode {
  return group('MessageHeader', [
    leaf('MessageThreadId', header.thread_id),
    leaf('MessageId', header.message_id),
    buildMessagingParty('MessageSender', header.sender),
    header.sent_on_behalf_of === undefined ? null : buildMessagingParty('SentOnBehalfOf', header.sent_on_behalf_of),
    [header.recipient, ...(header.other_recipients ?? [])].map((party) =>
      buildMessagingParty('MessageRecipient', party),
    ),
    leaf('MessageCreatedDateTime', header.created_at),
    leaf('MessageControlType', header.control_type === 'live' ? 'LiveMessage' : 'TestMessage'),
  ]);
}

/**
 * Reads a MessageHeader. A message without a thread is its own thread; without a control type it is live (ERN 4.3, part
 * 1).
 */
export function parseMessageHeader(element: XmlElement): ErnHeader {
  const message_id = getText(element, 'MessageId');
  const others = listElements(element, 'MessageRecipient').slice(1).map(parseMessagingParty);
  const owner = findElement(element, 'SentOnBehalfOf');
  return {
    message_id,
    thread_id: findText(element, 'MessageThreadId') ?? message_id,
    created_at: getText(element, 'MessageCreatedDateTime'),
    sender: parseMessagingParty(getElement(element, 'MessageSender')),
    ...(owner === null ? {} : { sent_on_behalf_of: parseMessagingParty(owner) }),
    recipient: parseMessagingParty(getElement(element, 'MessageRecipient')),
    ...(others.length === 0 ? {} : { other_recipients: others }),
    control_type: findText(element, 'MessageControlType') === 'TestMessage' ? 'test' : 'live',
  };
}

/** Builds a sender or recipient for the headers of messages, manifests and acknowledgements. */
export function buildMessagingParty(name: string, party: ErnParty): XmlNode {
  return group(name, [leaf('PartyId', party.dpid), group('PartyName', [leaf('FullName', party.name)])]);
}

/** Reads a sender or recipient; the id replaces a missing name. */
export function parseMessagingParty(element: XmlElement): ErnParty {
  const dpid = getText(element, 'PartyId');
  return { dpid, name: findText(element, 'PartyName', 'FullName') ?? dpid };
}
