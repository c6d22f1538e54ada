import type { Upload as TusUpload } from 'tus-js-client';
import { fetchUpload, isUploadMoving } from '../../api/upload.ts';
import { type FileToSend, sendFile } from './send-file.ts';
import { isEntryMoving, nextEntry, type UploadEntry, type UploadEvent } from './upload-entry.ts';

/** How often the server is asked how far it is with a file it has received. */
const CHECK_AGAIN_MS = 1200;

type Job = FileToSend & { sending: TusUpload | null };

/** Files on their way live beside the screens, so that they go on while one moves between steps and pages. */
let entries: ReadonlyMap<string, UploadEntry> = new Map();
const jobs = new Map<string, Job>();
const listeners = new Set<() => void>();

export function subscribeUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readUploads(): ReadonlyMap<string, UploadEntry> {
  return entries;
}

export function startUpload(slot: string, file: FileToSend): void {
  cancelUpload(slot);
  jobs.set(slot, { ...file, sending: null });
  const { kind, release_id } = file;
  const { name: filename, size: size_bytes } = file.file;
  setEntry(slot, {
    ...{ slot, release_id, kind, filename, size_bytes },
    ...{ state: 'preparing', sent_bytes: 0, upload_id: null, upload: null, waiting: null, failure: null },
  });
  send(slot);
}

/** Stops a file and forgets it, here and on the server. */
export function cancelUpload(slot: string): void {
  const entry = entries.get(slot);
  const job = jobs.get(slot);
  jobs.delete(slot);
  const unfinished = entry?.state === 'preparing' || entry?.state === 'uploading';
  if (unfinished) job?.sending?.abort(true).catch(() => undefined);
  if (entry !== undefined) setEntry(slot, null);
}

export function retryUpload(slot: string): void {
  if (!jobs.has(slot)) return;
  dispatch(slot, { type: 'restarted' });
  send(slot);
}

/** The file itself, as long as it is being sent from here: for a preview before the server has one. */
export function findFile(slot: string): File | null {
  return jobs.get(slot)?.file ?? null;
}

/** The release knows the file now. */
export function markSaved(slot: string): void {
  dispatch(slot, { type: 'saved' });
}

/** After signing in again, or when the line is back: everything that waited goes on where it stopped. */
export function resumeUploads(): void {
  for (const entry of entries.values()) {
    if (entry.waiting === null) continue;
    if (entry.state === 'processing') void followServer(entry.slot);
    else if (isEntryMoving(entry)) send(entry.slot);
  }
}

function send(slot: string): void {
  const job = jobs.get(slot);
  if (job === undefined) return;
  job.sending?.abort().catch(() => undefined);
  job.sending = sendFile(job, (event) => {
    if (jobs.get(slot) !== job) return;
    dispatch(slot, event);
    if (event.type === 'created') void askServer(slot);
    if (event.type === 'sent') void followServer(slot);
  });
}

async function followServer(slot: string): Promise<void> {
  const job = jobs.get(slot);
  while (jobs.get(slot) === job && (await askServer(slot))) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_AGAIN_MS));
  }
}

/** Asks once how a file stands; true while it is worth asking again. */
async function askServer(slot: string): Promise<boolean> {
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
  const sending = [...entries.values()].some((entry) => entry.state === 'preparing' || entry.state === 'uploading');
  if (sending) event.preventDefault();
});
