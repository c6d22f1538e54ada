import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBatchComplete } from '@tangent/ddex/choreography/batch-complete.ts';
import { buildBatchCompleteName, buildMessagePath, parseBatchFolder } from '@tangent/ddex/choreography/batch-names.ts';
import { buildReleaseMessageName, parseReleaseFolder } from '@tangent/ddex/choreography/release-names.ts';
import type { ErnParty } from '@tangent/ddex/model.ts';
import { checkStructure } from '@tangent/ddex/schema/check-structure.ts';

/** A message as the folder it came in names it; what only a manifest says is null without one. */
export interface ArrivedMessage {
  /** Inside the folder of the arrival. */
  path: string;
  icpn: string;
  message_id: string | null;
  sha256: string | null;
}

/** A batch, or a folder of one release. Nobody looks into one that is not complete. */
export interface Arrival {
  name: string;
  batch_id: string;
  folder: string;
  messages: ArrivedMessage[];
  /** Who sent it and for whom, where a manifest says so. */
  parties: { sender: ErnParty; recipient: ErnParty } | null;
}

export interface LookOptions {
  isRead(name: string): boolean;
  /** Somebody has begun to write a file and has not ended. */
  isUnfinished(path: string): boolean;
  /** Whether a file without content says that a batch is complete. */
  takes_empty_flags: boolean;
}

export interface Arrivals {
  /** Oldest first: the time in their names is the order of processing. */
  complete: Arrival[];
  /** Names of folders that are not complete yet. */
  waiting: string[];
}

/** What lies in a store's folder and was not read yet, of both choreographies. */
export async function listArrivals(root: string, options: LookOptions): Promise<Arrivals> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const fresh = names.filter((name) => !options.isRead(name) && findBatchId(name) !== null).sort(compareBatchIds);
  const looks = await Promise.all(
    fresh.map(async (name) => ({ name, arrival: await findComplete(root, name, options) })),
  );
  return {
    complete: looks.flatMap(({ arrival }) => (arrival === null ? [] : [arrival])),
    waiting: looks.flatMap(({ name, arrival }) => (arrival === null ? [name] : [])),
  };
}

function findBatchId(name: string): string | null {
  return (parseBatchFolder(name) ?? parseReleaseFolder(name))?.batch_id ?? null;
}

function compareBatchIds(a: string, b: string): number {
  return (findBatchId(a) ?? '').localeCompare(findBatchId(b) ?? '');
}

async function findComplete(root: string, name: string, options: LookOptions): Promise<Arrival | null> {
  const arrival = { name, batch_id: findBatchId(name) ?? '', folder: join(root, name) };
  const release = parseReleaseFolder(name);
  return release === null ? openBatch(arrival, options) : openRelease(arrival, release.icpn, options);
}

type Opened = Pick<Arrival, 'name' | 'batch_id' | 'folder'>;

// The message comes last: when it is there, all is.
async function openRelease(arrival: Opened, icpn: string, options: LookOptions): Promise<Arrival | null> {
  const path = buildReleaseMessageName(icpn);
  const names = await readdir(arrival.folder);
  if (!names.includes(path) || options.isUnfinished(join(arrival.folder, path))) return null;
  return { ...arrival, messages: [{ path, icpn, message_id: null, sha256: null }], parties: null };
}

async function openBatch(arrival: Opened, options: LookOptions): Promise<Arrival | null> {
  const file = join(arrival.folder, buildBatchCompleteName(arrival.batch_id));
  const text = options.isUnfinished(file) ? null : await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  if (text === '') return options.takes_empty_flags ? { ...arrival, ...(await lookInside(arrival.folder)) } : null;
  const manifest = parseBatchComplete(text);
  if (manifest === null || checkStructure(text).length > 0) return null;
  const { messages, sender, recipient } = manifest;
  return { ...arrival, messages, parties: { sender, recipient } };
}

async function lookInside(folder: string): Promise<Pick<Arrival, 'messages' | 'parties'>> {
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
