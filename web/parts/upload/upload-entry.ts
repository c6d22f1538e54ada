import type { Upload } from '@tangent/contract/upload.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { isFinished, isUnfinished, type UploadKind, type UploadState } from '@tangent/domain/upload/upload.ts';

/**
 * Where a file stands that is being sent from this browser (S4-026 to S4-032): where the server has it, and between the check
 * and the end the release is still to be saved with it.
 */
export type EntryState = UploadState | 'updating_release';

/** What sending pauses for: others that are ahead, a person, the line, or signing in. Nothing sent so far is lost. */
type Waiting = 'turn' | 'pause' | 'connection' | 'session';

/** One file on its way. `slot` is the place it belongs to: a release's artwork or one of its tracks. */
export type UploadEntry = {
  readonly slot: string;
  readonly release_id: string;
  readonly kind: UploadKind;
  readonly filename: string;
  readonly size_bytes: number;
  /** Files that were under way together have the same number. */
  readonly batch: number;
  readonly state: EntryState;
  readonly sent_bytes: number;
  readonly upload_id: string | null;
  /** The last word of the server about it. */
  readonly upload: Upload | null;
  readonly waiting: Waiting | null;
  readonly failure: Issue | null;
};

export type UploadEvent =
  | { readonly type: 'started' }
  | { readonly type: 'paused' }
  | { readonly type: 'queued' }
  | { readonly type: 'created'; readonly upload_id: string }
  | { readonly type: 'progress'; readonly sent_bytes: number }
  | { readonly type: 'sent' }
  | { readonly type: 'checked'; readonly upload: Upload }
  | { readonly type: 'saved' }
  | { readonly type: 'interrupted'; readonly waiting: 'connection' | 'session' }
  | { readonly type: 'failed'; readonly failure: Issue }
  | { readonly type: 'restarted' };

const NEW = { state: 'preparing', sent_bytes: 0, upload_id: null, upload: null, failure: null } as const;

/** A file that was just chosen and waits for its turn. */
export function newEntry(
  file: Pick<UploadEntry, 'slot' | 'release_id' | 'kind' | 'filename' | 'size_bytes' | 'batch'>,
): UploadEntry {
  return { ...file, ...NEW, waiting: 'turn' };
}

export function isEntryMoving({ state }: Pick<UploadEntry, 'state'>): boolean {
  return state === 'updating_release' || !isFinished(state);
}

/** Whether bytes of it are still to be sent. */
export function isEntryUnsent({ state }: Pick<UploadEntry, 'state'>): boolean {
  return state !== 'updating_release' && isUnfinished(state);
}

/** Whether it stands back: it takes no place on the line until somebody lets it. */
function isPaused({ waiting }: UploadEntry): boolean {
  return waiting === 'turn' || waiting === 'pause';
}

/** Whether it takes one of the few places on the line. */
export function isEntryUploading(entry: UploadEntry): boolean {
  return isEntryUnsent(entry) && !isPaused(entry);
}

/** The word for how a file stands: its state, or what it waits for. */
export function entryStatus(entry: UploadEntry): EntryState | 'queued' | 'paused' | 'waiting' {
  if (!isEntryUnsent(entry) || entry.waiting === null) return entry.state;
  return ({ turn: 'queued', pause: 'paused', connection: 'waiting', session: 'waiting' } as const)[entry.waiting];
}

/** What an event makes of a file on its way. An event that comes too late changes nothing. */
export function nextEntry(entry: UploadEntry, event: UploadEvent): UploadEntry {
  switch (event.type) {
    case 'started':
      return isEntryUnsent(entry) ? { ...entry, waiting: null } : entry;
    case 'paused':
      return isEntryUnsent(entry) ? { ...entry, waiting: 'pause' } : entry;
    case 'queued':
      return isEntryUnsent(entry) ? { ...entry, waiting: 'turn' } : entry;
    case 'created':
      return { ...entry, upload_id: event.upload_id, state: entry.state === 'preparing' ? 'uploading' : entry.state };
    case 'progress':
      if (!isEntryUnsent(entry) || isPaused(entry)) return entry;
      return { ...entry, state: 'uploading', sent_bytes: event.sent_bytes, waiting: null };
    case 'sent':
      if (!isEntryUnsent(entry)) return entry;
      return { ...entry, state: 'processing', sent_bytes: entry.size_bytes, waiting: null };
    case 'checked':
      return afterCheck(entry, event.upload);
    case 'saved':
      return entry.state === 'updating_release' ? { ...entry, state: 'complete' } : entry;
    case 'interrupted':
      return !isEntryMoving(entry) || isPaused(entry) ? entry : { ...entry, waiting: event.waiting };
    case 'failed':
      return { ...entry, state: 'failed', waiting: null, failure: event.failure };
    case 'restarted':
      return { ...entry, ...NEW, waiting: 'turn' };
  }
}

function afterCheck(entry: UploadEntry, upload: Upload): UploadEntry {
  if (!isEntryMoving(entry)) return entry;
  if (upload.state === 'complete') return { ...entry, state: 'updating_release', upload, waiting: null };
  if (upload.state !== 'failed') return { ...entry, upload };
  const params = upload.failure_params === null ? {} : { params: upload.failure_params };
  const failure = { code: upload.failure_code ?? 'upload_failed', path: entry.kind, ...params };
  return { ...entry, state: 'failed', upload, waiting: null, failure };
}
