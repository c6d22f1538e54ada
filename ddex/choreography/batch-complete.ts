import { buildMessagingParty, parseMessagingParty } from '../ern/message-header.ts';
import type { ErnParty } from '../model.ts';
import { findText, getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { parseXml, UnreadableXml } from '../xml/parse-xml.ts';
import { buildXml, group, leaf, type XmlNode } from '../xml/write-xml.ts';

/** One message of a batch, as listed in the manifest. */
interface BatchMessage {
  message_id: string;
  icpn: string;
  /** Path of the message inside the batch folder. */
  path: string;
  /** SHA-256 of the message, lower-case hexadecimal. */
  sha256: string;
  /** Defaults to NewReleaseMessage. */
  type?: 'NewReleaseMessage' | 'PurgeReleaseMessage';
}

export interface BatchManifest {
  /** Name of the batch folder. */
  folder: string;
  created_at: string;
  sender: ErnParty;
  recipient: ErnParty;
  is_test: boolean;
  messages: BatchMessage[];
}

/** DDEX publishes no schema for this message; the structure follows deliveries between known senders and receivers. */
const MANIFEST_NAMESPACE = 'http://ddex.net/xml/ern-c-sftp/16';

/** The content of a file `BatchComplete_….xml`: an empty flag, or a manifest of the batch. */
export type BatchCompleteReading = { style: 'empty' } | { style: 'manifest'; manifest: BatchManifest } | null;

/** The empty flag; some stores require it, others refuse it. */
export const EMPTY_BATCH_COMPLETE = '';

/**
 * Builds the BatchComplete manifest (ern-c-sftp): the contents of the batch with the hash of every message. Never
 * empty, because some stores refuse a zero-byte flag.
 */
export function buildBatchComplete(manifest: BatchManifest): string {
  return buildXml(
    group(
      'ern-c-sftp:ManifestMessage',
      [
        group('MessageHeader', [
          buildMessagingParty('MessageSender', manifest.sender),
          buildMessagingParty('MessageRecipient', manifest.recipient),
          leaf('MessageCreatedDateTime', manifest.created_at),
        ]),
        leaf('IsTestFlag', manifest.is_test),
        leaf('RootDirectory', manifest.folder),
        leaf('NumberOfMessages', manifest.messages.length),
        manifest.messages.map(buildMessage),
      ],
      { 'xmlns:ern-c-sftp': MANIFEST_NAMESPACE, MessageVersionId: 'ern-c-sftp/16' },
    ),
  );
}

/**
 * Reads a BatchComplete of either style; returns null if the text is neither empty nor a manifest (a partial one, for
 * example).
 */
export function parseBatchCompleteFile(text: string): BatchCompleteReading {
  if (text.trim() === EMPTY_BATCH_COMPLETE) return { style: 'empty' };
  const manifest = parseBatchComplete(text);
  return manifest === null ? null : { style: 'manifest', manifest };
}

/**
 * Reads a BatchComplete manifest; returns null if the text is not XML, not a manifest, or lists a different number of
 * messages than it declares.
 */
export function parseBatchComplete(xml: string): BatchManifest | null {
  try {
    return parseManifest(parseXml(xml));
  } catch (error) {
    if (error instanceof UnreadableXml || error instanceof XmlShapeError) return null;
    throw error;
  }
}

function buildMessage(message: BatchMessage): XmlNode {
  return group('MessageInBatch', [
    leaf('MessageType', message.type ?? 'NewReleaseMessage'),
    leaf('MessageId', message.message_id),
    leaf('URL', `./${message.path}`),
    group('IncludedReleaseId', [leaf('ICPN', message.icpn)]),
    leaf('DeliveryType', 'NewReleaseDelivery'),
    leaf('ProductType', 'AudioProduct'),
    group('HashSum', [leaf('HashSum', message.sha256), leaf('HashSumAlgorithmType', 'SHA-256')]),
  ]);
}

function parseManifest(root: XmlElement): BatchManifest | null {
  const header = getElement(root, 'MessageHeader');
  const messages = listElements(root, 'MessageInBatch').map(parseMessage);
  if (root.name !== 'ManifestMessage' || Number(getText(root, 'NumberOfMessages')) !== messages.length) return null;
  return {
    folder: getText(root, 'RootDirectory'),
    created_at: getText(header, 'MessageCreatedDateTime'),
    sender: parseMessagingParty(getElement(header, 'MessageSender')),
    recipient: parseMessagingParty(getElement(header, 'MessageRecipient')),
    is_test: findText(root, 'IsTestFlag') === 'true',
    messages,
  };
}

function parseMessage(element: XmlElement): BatchMessage {
  return {
    message_id: getText(element, 'MessageId'),
    icpn: getText(element, 'IncludedReleaseId', 'ICPN'),
    path: getText(element, 'URL').replace(/^\.\//, ''),
    sha256: getText(element, 'HashSum', 'HashSum').toLowerCase(),
    ...(findText(element, 'MessageType') === 'PurgeReleaseMessage' ? { type: 'PurgeReleaseMessage' } : {}),
  };
}
