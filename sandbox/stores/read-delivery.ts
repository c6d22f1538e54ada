import { readFile } from 'node:fs/promises';
import type { SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { ErnParty } from '@tangent/ddex/model.ts';
import { decodeXml } from '@tangent/ddex/xml/decode-xml.ts';
import { type AcknowledgementContext, addAcknowledgements } from './add-acknowledgements.ts';
import { applyFaults, proposeAction } from './apply-faults.ts';
import type { Behaviour } from './behaviour.ts';
import { applyDueTerms, buildEntry, delist, purgeEntry } from './catalogue.ts';
import type { WrongFile } from './check-received-files.ts';
import { findInside } from './find-inside.ts';
import { updateHeldFiles } from './held-files.ts';
import { judgeByGuide, LYRICS_PARTNERS } from './judge-by-guide.ts';
import { judgeMessage, type ReceivedMessage, refuse, type Verdict } from './judge-message.ts';
import type { DeliveryFolder, ListedMessage } from './list-delivery-folders.ts';
import type { RecordBook } from './record-book.ts';
import type { CatalogueRelease, ReadMessage, StoreAcknowledgement } from './store-records.ts';
import { classifyMessage, readMessageText, type Understood } from './understand-message.ts';

/** The party that a store uses when it could not identify the sender. */
const UNKNOWN_PARTY: ErnParty = { dpid: 'PADPIDA0000000000X', name: 'unknown' };

/** Describes a message: its ids, release and parties, as far as the message, the manifest and the folder name them. */
function describeMessage(
  delivery: DeliveryFolder,
  listed: ListedMessage,
  { header, release, version }: Understood,
  bytes: Buffer | null,
): Pick<ReadMessage, 'message_id' | 'batch_id' | 'icpn' | 'ern_version' | 'sender' | 'recipient' | 'title'> {
  const written = /<MessageId>([^<]+)<\/MessageId>/.exec(bytes?.toString('utf8') ?? '')?.[1];
  return {
    message_id: listed.message_id ?? header?.message_id ?? written ?? `unread-${delivery.name}-${listed.icpn}`,
    batch_id: delivery.batch_id,
    icpn: listed.icpn,
    ern_version: version,
    sender: header?.sender ?? delivery.parties?.sender ?? UNKNOWN_PARTY,
    recipient: header?.recipient ?? delivery.parties?.recipient ?? UNKNOWN_PARTY,
    title: release?.title ?? null,
  };
}

export interface Reader {
  store_id: string;
  book: RecordBook;
  schemas: ErnSchemas | null;
  behaviour: Behaviour;
  now: Date;
  /** Saves the bytes of a message for later reading. */
  saveMessage(messageId: string, bytes: Buffer): Promise<void>;
}

/** Reads every message of a complete delivery once, saves the result and queues the acknowledgements. */
export async function readDelivery(delivery: DeliveryFolder, reader: Reader): Promise<void> {
  for (const listed of delivery.messages) await readMessage(delivery, listed, reader);
  reader.book.arrivals.put({ name: delivery.name });
}

/** Makes releases live, or takes them off sale, when their deals say so. */
export function moveReleases({ book, behaviour, now }: Reader): void {
  for (const entry of book.releases.list()) {
    const kinds = applyDueTerms(entry, now);
    if (kinds.length > 0) announce(entry, kinds, { book, behaviour, now });
  }
}

/** Puts a release into the catalogue that came another way than by a message; nothing is acknowledged. */
export function publishRelease(entry: CatalogueRelease, { book, behaviour, now }: Announcer): void {
  announce(entry, applyDueTerms(entry, now), { book, behaviour, now });
}

type Announcer = Pick<Reader, 'book' | 'behaviour' | 'now'>;

function announce(entry: CatalogueRelease, kinds: AcknowledgementContext['kinds'], announcer: Announcer): void {
  const { book, behaviour } = announcer;
  const message = book.messages.find(entry.message_id);
  if (message !== undefined) {
    respond(entry, { message, kinds, files: [] }, announcer);
    return;
  }
  book.releases.put(entry);
  if (kinds.includes('live') && behaviour.take_off !== null) delistRelease(entry, behaviour.take_off, announcer);
}

/** Removes a release by the store's own decision and acknowledges that. */
export function delistRelease(
  entry: CatalogueRelease,
  reason: SupplyChainStatus,
  { book, behaviour, now }: Announcer,
): void {
  delist(entry, reason, now);
  book.releases.put(entry);
  const message = book.messages.find(entry.message_id);
  if (message === undefined) return;
  const occasion = { message, kinds: ['taken_off'] as const, files: [], action: null, taken_off: reason };
  addAcknowledgements(book, occasion, behaviour, now);
}

function respond(
  entry: CatalogueRelease,
  { message, kinds, files }: Pick<AcknowledgementContext, 'message' | 'kinds' | 'files'>,
  { book, behaviour, now }: Announcer,
): void {
  book.releases.put(entry);
  addAcknowledgements(book, { message, kinds, files, action: null, taken_off: null }, behaviour, now);
  if (kinds.includes('live') && behaviour.take_off !== null) {
    delistRelease(entry, behaviour.take_off, { book, behaviour, now });
  }
}

async function readMessage(delivery: DeliveryFolder, listed: ListedMessage, reader: Reader): Promise<void> {
  const { book, behaviour, now } = reader;
  const path = findInside(delivery.folder, listed.path);
  const bytes = path === null ? null : await readFile(path).catch(() => null);
  const understood = readMessageText(bytes === null ? '' : decodeXml(bytes).xml);
  const described = describeMessage(delivery, listed, understood, bytes);
  if (bytes !== null) await reader.saveMessage(described.message_id, bytes);
  const before = book.messages.find(described.message_id);
  // A repeated message changes nothing; its receipt is only sent again.
  if (before !== undefined) return repeat(before, reader);
  const known = book.releases.find(described.icpn);
  const held = book.held.find(described.icpn);
  const kind = classifyMessage(understood, known, { batch_id: delivery.batch_id, now });
  const is_strict = behaviour.strict;
  const is_lyrics_partner = LYRICS_PARTNERS.includes(reader.store_id);
  const received = { listed, understood, kind, known, held, schemas: reader.schemas, is_strict, is_lyrics_partner };
  const judged =
    path === null || bytes === null
      ? refuse('ErnMissing', `${listed.path} is not in the batch`)
      : applyGuide(await judgeMessage({ ...received, path, bytes }), received, reader);
  const { file_status, error_text } = judged;
  const message = { ...described, kind, received_at: now.toISOString(), times_read: 1, file_status, error_text };
  applyVerdict(message, judged, received, reader);
}

/** A store reads its guide only into valid messages that put a release into it. */
function applyGuide(judged: Verdict, { understood, kind }: MessageFacts, { store_id, behaviour }: Reader): Verdict {
  if (judged.file_status !== 'FileOK' || (kind !== 'insert' && kind !== 'update')) return judged;
  return { ...judged, ...judgeByGuide(store_id, understood, behaviour) };
}

function repeat(message: ReadMessage, { book, behaviour, now }: Reader): void {
  book.messages.put({ ...message, times_read: message.times_read + 1 });
  addAcknowledgements(book, { message, kinds: ['receipt'], files: [], action: null, taken_off: null }, behaviour, now);
}

type MessageFacts = Omit<ReceivedMessage, 'path' | 'bytes'>;

// Saves the result of a message at the store and queues the acknowledgement.
function applyVerdict(message: ReadMessage, judged: Verdict, received: MessageFacts, reader: Reader): void {
  const { book, behaviour, now } = reader;
  const { release } = received.understood;
  if (judged.has_checked_files && release !== null)
    book.held.put(updateHeldFiles(message.icpn, received.held, release, judged.files));
  const has_refused = book.messages
    .list()
    .some(({ icpn, file_status }) => icpn === message.icpn && file_status !== 'FileOK');
  const verdict = applyFaults(judged, release, { behaviour, kind: received.kind, has_refused });
  message.file_status = verdict.file_status;
  message.error_text = verdict.error_text;
  book.messages.put(message);
  const held = book.held.find(message.icpn);
  const action = proposeAction(verdict, { release, kind: received.kind, held }, behaviour);
  const receipt = { message, kinds: ['receipt'] as const, files: verdict.files, action, taken_off: null };
  if (verdict.file_status === 'FileOK') accept(message, received, verdict.files, reader);
  else addAcknowledgements(book, receipt, behaviour, now);
}

function accept(
  message: ReadMessage,
  { understood, known }: MessageFacts,
  files: readonly WrongFile[],
  { book, behaviour, now }: Reader,
): void {
  const { release } = understood;
  const held = book.held.find(message.icpn) ?? { icpn: message.icpn, cover: null, audio: {}, lyrics: {} };
  const stated_at = statedAt(understood);
  const entry =
    release === null
      ? purgeEntry(requireKnown(known), message, stated_at)
      : buildEntry({ message, stated_at, release, before: known, held });
  const moves = applyDueTerms(entry, now);
  // A takedown is confirmed even if the release was off sale before.
  const kinds: StoreAcknowledgement['kind'][] =
    entry.state === 'withdrawn' ? ['receipt', 'withdrawn'] : ['receipt', 'ingested', ...moves];
  respond(entry, { message, kinds, files }, { book, behaviour, now });
}

function requireKnown(known: CatalogueRelease | undefined): CatalogueRelease {
  if (known === undefined) throw new Error('an unknown release was purged');
  return known;
}

function statedAt({ header }: Understood): string {
  if (header === null) throw new Error('an unreadable message was accepted');
  return header.created_at;
}
