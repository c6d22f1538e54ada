import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBatchComplete } from '@tangent/ddex/choreography/batch-complete.ts';
import { buildBatchCompleteName, buildMessagePath, parseBatchFolder } from '@tangent/ddex/choreography/batch-names.ts';
import { buildReleaseMessageName, parseReleaseFolder } from '@tangent/ddex/choreography/release-names.ts';
import type { ErnParty } from '@tangent/ddex/model.ts';
import { checkStructure } from '@tangent/ddex/schema/check-structure.ts';

/** A message as described by its folder; fields that only a manifest contains are null without one. */
export interface ListedMessage {
  /** Relative to the delivery folder. */
  path: string;
  icpn: string;
  message_id: string | null;
  sha256: string | null;
}

/** A batch, or the folder of one release. Incomplete ones are not read. */
export interface DeliveryFolder {
  name: string;
  batch_id: string;
  folder: string;
  messages: ListedMessage[];
  /** Sender and recipient, if a manifest names them. */
  parties: { sender: ErnParty; recipient: ErnParty } | null;
}

export interface ListingOptions {
  isRead(name: string): boolean;
  /** Whether a file is still being written. */
  isUnfinished(path: string): boolean;
  /** Whether an empty file marks a batch as complete. */
  accepts_empty_flags: boolean;
}

export interface DeliveryFolders {
  /** Oldest first: the time in their names is the order of processing. */
  complete: DeliveryFolder[];
  /** Names of folders that are not complete yet. */
  waiting: string[];
}

/** Lists the unread delivery folders of a store, of both choreographies. */
export async function listDeliveryFolders(root: string, options: ListingOptions): Promise<DeliveryFolders> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const fresh = names.filter((name) => !options.isRead(name) && findBatchId(name) !== null).sort(compareBatchIds);
  const found = await Promise.all(
    fresh.map(async (name) => ({ name, delivery: await findComplete(root, name, options) })),
  );
  return {
    complete: found.flatMap(({ delivery }) => (delivery === null ? [] : [delivery])),
    waiting: found.flatMap(({ name, delivery }) => (delivery === null ? [name] : [])),
  };
}

function findBatchId(name: string): string | null {
  return (parseBatchFolder(name) ?? parseReleaseFolder(name))?.batch_id ?? null;
}

function compareBatchIds(a: string, b: string): number {
  return (findBatchId(a) ?? '').localeCompare(findBatchId(b) ?? '');
}

async function findComplete(root: string, name: string, options: ListingOptions): Promise<DeliveryFolder | null> {
  const delivery = { name, batch_id: findBatchId(name) ?? '', folder: join(root, name) };
  const release = parseReleaseFolder(name);
  return release === null ? readBatch(delivery, options) : readRelease(delivery, release.icpn, options);
}

type ArrivalFolder = Pick<DeliveryFolder, 'name' | 'batch_id' | 'folder'>;

// The message is uploaded last: once it exists, the folder is complete.
async function readRelease(
  delivery: ArrivalFolder,
  icpn: string,
  options: ListingOptions,
): Promise<DeliveryFolder | null> {
  const path = buildReleaseMessageName(icpn);
  const names = await readdir(delivery.folder);
  if (!names.includes(path) || options.isUnfinished(join(delivery.folder, path))) return null;
  return { ...delivery, messages: [{ path, icpn, message_id: null, sha256: null }], parties: null };
}

async function readBatch(delivery: ArrivalFolder, options: ListingOptions): Promise<DeliveryFolder | null> {
  const file = join(delivery.folder, buildBatchCompleteName(delivery.batch_id));
  const text = options.isUnfinished(file) ? null : await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  if (text === '') return options.accepts_empty_flags ? { ...delivery, ...(await readFolder(delivery.folder)) } : null;
  const manifest = parseBatchComplete(text);
  if (manifest === null || checkStructure(text).length > 0) return null;
  const { messages, sender, recipient } = manifest;
  return { ...delivery, messages, parties: { sender, recipient } };
}

async function readFolder(folder: string): Promise<Pick<DeliveryFolder, 'messages' | 'parties'>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const messages = names.sort().map((icpn) => ({
    path: buildMessagePath(icpn),
    icpn,
    message_id: null,
    sha256: null,
  }));
  return { messages, parties: null };
}
