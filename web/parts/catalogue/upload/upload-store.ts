import { UPLOADS_AT_ONCE } from '@tangent/domain/catalogue/file-limits.ts';
import { fetchUpload, isUploadMoving } from '../../../api/catalogue/upload.ts';
import { waitForSignIn } from '../../../app/session/session-expiry.ts';
import { removeHandle, saveHandle } from './file-handle.ts';
import { rememberQueued, removeQueued } from './queued-files.ts';
import { type FileToSend, type FileTransfer, sendFile } from './send-file.ts';
import { addSample, clearSamples } from './sending-speed.ts';
import {
  isEntryActive,
  isEntryUnsent,
  isEntryUploading,
  newEntry,
  nextEntry,
  type UploadEntry,
  type UploadEvent,
} from './upload-entry.ts';

/** The interval for asking the server about the processing of a received file. */
const RECHECK_AFTER_MS = 1200;

type Job = FileToSend & { sending: FileTransfer | null };

/** Uploads live outside the screens, so that they continue while the user navigates. */
let entries: ReadonlyMap<string, UploadEntry> = new Map();
let batch = 0;
const jobs = new Map<string, Job>();
const listeners = new Set<() => void>();

export function subscribeUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readUploads(): ReadonlyMap<string, UploadEntry> {
  return entries;
}

/** Sends a file for a slot, as soon as it is its turn. A previous upload for the slot is cancelled. */
export function startUpload(slot: string, { file, kind, release_id }: FileToSend): void {
  cancelUpload(slot);
  if (![...entries.values()].some(isEntryActive)) {
    batch += 1;
    clearSamples();
  }
  jobs.set(slot, { file, kind, release_id, sending: null });
  setEntry(slot, newEntry({ slot, release_id, kind, filename: file.name, size_bytes: file.size, batch }));
  saveHandle(slot, file);
  rememberQueued(slot, { kind, filename: file.name, size_bytes: file.size });
  letNextStart();
}

/** Cancels an upload, here and on the server. */
export function cancelUpload(slot: string): void {
  const entry = entries.get(slot);
  const job = jobs.get(slot);
  jobs.delete(slot);
  if (entry === undefined) return;
  if (isEntryUnsent(entry)) job?.sending?.cancel();
  setEntry(slot, null);
  removeHandle(slot);
  removeQueued(slot);
  letNextStart();
}

export function retryUpload(slot: string): void {
  if (!jobs.has(slot)) return;
  dispatch(slot, { type: 'restarted' });
  letNextStart();
}

/** Pauses an upload until the user continues it. */
export function pauseUpload(slot: string): void {
  jobs.get(slot)?.sending?.stop();
  dispatch(slot, { type: 'paused' });
  letNextStart();
}

/** Continues a paused upload where it stopped, as soon as it is its turn. */
export function continueUpload(slot: string): void {
  if (entries.get(slot)?.waiting !== 'pause') return;
  dispatch(slot, { type: 'queued' });
  letNextStart();
}

/** Returns the file itself while it is being sent from here: for a preview before the server has one. */
export function findFile(slot: string): File | null {
  return jobs.get(slot)?.file ?? null;
}

/** Marks the file as saved in the release. */
export function markSaved(slot: string): void {
  dispatch(slot, { type: 'saved' });
  removeHandle(slot);
}

/** Continues all uploads that waited for a sign-in or the connection, where they stopped. */
export function resumeUploads(): void {
  for (const { slot, waiting, state } of entries.values()) {
    if (waiting !== 'connection' && waiting !== 'session') continue;
    if (state === 'processing') void pollServer(slot);
    else send(slot);
  }
}

/** Asks the user to sign in again, and continues the uploads that waited for it. */
export async function resumeAfterSignIn(): Promise<void> {
  if (await waitForSignIn()) resumeUploads();
}

function letNextStart(): void {
  const all = [...entries.values()];
  const free = UPLOADS_AT_ONCE - all.filter(isEntryUploading).length;
  const next = all.filter((entry) => isEntryUnsent(entry) && entry.waiting === 'turn').slice(0, Math.max(0, free));
  for (const { slot } of next) {
    dispatch(slot, { type: 'started' });
    send(slot);
  }
}

function send(slot: string): void {
  const job = jobs.get(slot);
  if (job === undefined) return;
  job.sending?.stop();
  job.sending = sendFile(slot, job, (event) => {
    if (jobs.get(slot) !== job) return;
    dispatch(slot, event);
    if (event.type === 'progress') addSample(performance.now(), countSent(entries));
    if (event.type === 'created' || event.type === 'failed') removeQueued(slot);
    if (event.type === 'created') void checkServer(slot);
    if (event.type === 'sent') void pollServer(slot);
    if (event.type === 'sent' || event.type === 'failed') letNextStart();
    if (event.type === 'interrupted' && event.waiting === 'session') void resumeAfterSignIn();
  });
}

function countSent(all: ReadonlyMap<string, UploadEntry>): number {
  return [...all.values()].reduce((sum, { sent_bytes }) => sum + sent_bytes, 0);
}

async function pollServer(slot: string): Promise<void> {
  const job = jobs.get(slot);
  while (jobs.get(slot) === job && (await checkServer(slot))) {
    await new Promise((resolve) => setTimeout(resolve, RECHECK_AFTER_MS));
  }
}

/** Asks the server once for the state of a file; returns true while it is worth asking again. */
async function checkServer(slot: string): Promise<boolean> {
  const id = entries.get(slot)?.upload_id;
  if (!id) return false;
  try {
    const upload = await fetchUpload(id);
    if (entries.get(slot)?.upload_id === id) dispatch(slot, { type: 'checked', upload });
    return isUploadMoving(upload);
  } catch (error) {
    const lost = (error as { status?: number }).status === 401;
    dispatch(slot, { type: 'interrupted', waiting: lost ? 'session' : 'connection' });
    return !lost;
  }
}

function dispatch(slot: string, event: UploadEvent): void {
  const entry = entries.get(slot);
  if (entry === undefined) return;
  const next = nextEntry(entry, event);
  if (next !== entry) setEntry(slot, next);
}

function setEntry(slot: string, entry: UploadEntry | null): void {
  const next = new Map(entries);
  if (entry === null) next.delete(slot);
  else next.set(slot, entry);
  entries = next;
  for (const listener of listeners) listener();
}

globalThis.addEventListener?.('online', () => resumeUploads());
globalThis.addEventListener?.('beforeunload', (event) => {
  if ([...entries.values()].some(isEntryUnsent)) event.preventDefault();
});
