import { readFile } from 'node:fs/promises';
import type { SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import { applyFaults, proposeAction } from './apply-faults.ts';
import type { Behaviour } from './behaviour.ts';
import { addAnswers } from './build-answers.ts';
import { buildEntry, moveByTime, purgeEntry, takeOff } from './catalogue.ts';
import { describeMessage } from './describe-message.ts';
import { findInside } from './find-inside.ts';
import { holdFiles } from './held-files.ts';
import { type Case, judgeMessage, refuse, type Verdict } from './judge-message.ts';
import type { Arrival, ArrivedMessage } from './list-arrivals.ts';
import type { RecordBook } from './record-book.ts';
import type { Answer, CatalogueRelease, ReadMessage } from './store-records.ts';
import { findKind, readMessageText, type Understood } from './understand-message.ts';

export interface Reader {
  book: RecordBook;
  schemas: ErnSchemas | null;
  behaviour: Behaviour;
  now: Date;
  /** Keeps the bytes of a message for whoever wants to read them later. */
  keep(messageId: string, bytes: Buffer): Promise<void>;
}

/** Reads every message of a complete arrival, each once, keeps what it says and decides the answers. */
export async function readArrival(arrival: Arrival, reader: Reader): Promise<void> {
  for (const listed of arrival.messages) await readMessage(arrival, listed, reader);
  reader.book.arrivals.put({ name: arrival.name });
}

/** Releases go on sale, and off it, when their terms say so. */
export function moveReleases({ book, behaviour, now }: Reader): void {
  for (const entry of book.releases.list()) {
    const kinds = moveByTime(entry, now);
    const message = book.messages.find(entry.message_id);
    if (kinds.length === 0 || message === undefined) continue;
    tell(entry, message, kinds, { book, behaviour, now });
  }
}

/** The store takes a release off by itself and says so. */
export function takeReleaseOff(
  entry: CatalogueRelease,
  reason: SupplyChainStatus,
  { book, behaviour, now }: Pick<Reader, 'book' | 'behaviour' | 'now'>,
): void {
  takeOff(entry, reason, now);
  book.releases.put(entry);
  const message = book.messages.find(entry.message_id);
  if (message === undefined) return;
  const occasion = { message, kinds: ['taken_off'] as const, files: [], action: null, taken_off: reason };
  addAnswers(book, occasion, behaviour, now);
}

function tell(
  entry: CatalogueRelease,
  message: ReadMessage,
  kinds: readonly Answer['kind'][],
  { book, behaviour, now }: Pick<Reader, 'book' | 'behaviour' | 'now'>,
): void {
  book.releases.put(entry);
  addAnswers(book, { message, kinds, files: [], action: null, taken_off: null }, behaviour, now);
  if (kinds.includes('live') && behaviour.take_off !== null) {
    takeReleaseOff(entry, behaviour.take_off, { book, behaviour, now });
  }
}

async function readMessage(arrival: Arrival, listed: ArrivedMessage, reader: Reader): Promise<void> {
  const { book, behaviour, now } = reader;
  const path = findInside(arrival.folder, listed.path);
  const bytes = path === null ? null : await readFile(path).catch(() => null);
  const understood = readMessageText(bytes?.toString('utf8') ?? '');
  const described = describeMessage(arrival, listed, understood, bytes);
  if (bytes !== null) await reader.keep(described.message_id, bytes);
  const before = book.messages.find(described.message_id);
  // The same message once more changes nothing; it is only told again what became of it.
  if (before !== undefined) return repeat(before, reader);
  const known = book.releases.find(described.icpn);
  const held = book.held.find(described.icpn);
  const kind = findKind(understood, known, { batch_id: arrival.batch_id, now });
  const is_strict = behaviour.strict;
  const given = { listed, understood, kind, known, held, schemas: reader.schemas, is_strict };
  const judged =
    path === null || bytes === null
      ? refuse('ErnMissing', `${listed.path} is not in the batch`)
      : await judgeMessage({ ...given, path, bytes });
  const { file_status, error_text } = judged;
  const message = { ...described, kind, received_at: now.toISOString(), times_read: 1, file_status, error_text };
  settle(message, judged, given, reader);
}

function repeat(message: ReadMessage, { book, behaviour, now }: Reader): void {
  book.messages.put({ ...message, times_read: message.times_read + 1 });
  addAnswers(book, { message, kinds: ['receipt'], files: [], action: null, taken_off: null }, behaviour, now);
}

type Given = Omit<Case, 'path' | 'bytes'>;

// What a message changes at the store, and what is answered to it.
function settle(message: ReadMessage, judged: Verdict, given: Given, reader: Reader): void {
  const { book, behaviour, now } = reader;
  const { release } = given.understood;
  if (judged.has_checked_files && release !== null) book.held.put(holdFiles(given.held, release, judged.files));
  const has_refused = book.messages
    .list()
    .some(({ icpn, file_status }) => icpn === message.icpn && file_status !== 'FileOK');
  const verdict = applyFaults(judged, release, { behaviour, kind: given.kind, has_refused });
  message.file_status = verdict.file_status;
  message.error_text = verdict.error_text;
  book.messages.put(message);
  const held = book.held.find(message.icpn);
  const action = proposeAction(verdict, { release, kind: given.kind, held }, behaviour);
  const receipt = { message, kinds: ['receipt'] as const, files: verdict.files, action, taken_off: null };
  if (verdict.file_status === 'FileOK') accept(message, given, reader);
  else addAnswers(book, receipt, behaviour, now);
}

function accept(message: ReadMessage, { understood, known }: Given, { book, behaviour, now }: Reader): void {
  const { release } = understood;
  const held = book.held.find(message.icpn) ?? { icpn: message.icpn, cover: null, audio: {}, lyrics: {} };
  const told_at = toldAt(understood);
  const entry =
    release === null
      ? purgeEntry(getKnown(known), message, told_at)
      : buildEntry({ message, told_at, release, before: known, held });
  const moves = moveByTime(entry, now);
  // A takedown is confirmed also when the release was off sale before.
  const kinds: Answer['kind'][] =
    entry.state === 'withdrawn' ? ['receipt', 'withdrawn'] : ['receipt', 'ingested', ...moves];
  tell(entry, message, kinds, { book, behaviour, now });
}

function getKnown(known: CatalogueRelease | undefined): CatalogueRelease {
  if (known === undefined) throw new Error('a release that is not here was purged');
  return known;
}

function toldAt({ header }: Understood): string {
  if (header === null) throw new Error('a message that could not be read was accepted');
  return header.created_at;
}
