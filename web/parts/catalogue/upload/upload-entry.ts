import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { TOO_LARGE_CODES } from '@tangent/domain/catalogue/upload/upload-file.ts';
import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import { isFinished, isUnfinished, type UploadState } from '@tangent/domain/catalogue/upload/upload-state.ts';
import type { Issue } from '@tangent/domain/issue.ts';

/**
 * The state of a file that this browser sends (S4-026 to S4-032): the state on the server, and between the check and
 * the end a state in which the release is still to be saved with it.
 */
export type EntryState = UploadState | 'updating_release';

/** The reason for waiting: other files first, a pause, the connection, or signing in. All sent bytes are kept. */
type Waiting = 'turn' | 'pause' | 'connection' | 'session';

/** One file being uploaded. `slot` is its place in the release: the artwork or one of the tracks. */
export type UploadEntry = {
  readonly slot: string;
  readonly release_id: string;
  readonly kind: UploadKind;
  readonly filename: string;
  readonly size_bytes: number;
  /** Files uploaded together have the same number. */
  readonly batch: number;
  readonly state: EntryState;
  readonly sent_bytes: number;
  readonly upload_id: string | null;
  /** The latest response of the server about it. */
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

/** Creates the entry of a file that was just chosen and waits for its turn. */
export function newEntry(
  file: Pick<UploadEntry, 'slot' | 'release_id' | 'kind' | 'filename' | 'size_bytes' | 'batch'>,
): UploadEntry {
  return { ...file, ...NEW, waiting: 'turn' };
}

export function isEntryActive({ state }: Pick<UploadEntry, 'state'>): boolean {
  return state === 'updating_release' || !isFinished(state);
}

/** Whether some of its bytes are still to be sent. */
export function isEntryUnsent({ state }: Pick<UploadEntry, 'state'>): boolean {
  return state !== 'updating_release' && isUnfinished(state);
}

/** Whether it is queued or paused, and so uses no connection. */
function isPaused({ waiting }: UploadEntry): boolean {
  return waiting === 'turn' || waiting === 'pause';
}

/** Whether it uses one of the few parallel connections. */
export function isEntryUploading(entry: UploadEntry): boolean {
  return isEntryUnsent(entry) && !isPaused(entry);
}

/** Failures of the way or of the server: the same file may succeed. */
const NOT_OF_FILE: readonly string[] = ['network', 'upload_failed', 'upload_expired', 'upload_cancelled'];

/** Whether the file itself was refused, for its content or its size: sending it again would end the same way. */
export function isFileAtFault({ failure, upload }: Pick<UploadEntry, 'failure' | 'upload'>): boolean {
  if (failure === null) return false;
  const isRefused = upload?.state === 'failed' && !NOT_OF_FILE.includes(failure.code);
  return isRefused || Object.values<string>(TOO_LARGE_CODES).includes(failure.code);
}

/** Returns the status to show: the state, or the reason for waiting. */
export function entryStatus(entry: UploadEntry): EntryState | 'queued' | 'paused' | 'waiting' {
  // Without a connection nothing can be said about the server's work on a file that has been sent.
  if (!isEntryActive(entry) || entry.waiting === null) return entry.state;
  return ({ turn: 'queued', pause: 'paused', connection: 'waiting', session: 'waiting' } as const)[entry.waiting];
}

/** Applies an event to an entry. A late event changes nothing. */
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
      return !isEntryActive(entry) || isPaused(entry) ? entry : { ...entry, waiting: event.waiting };
    case 'failed':
      return { ...entry, state: 'failed', waiting: null, failure: event.failure };
    case 'restarted':
      return { ...entry, ...NEW, waiting: 'turn' };
  }
}

function afterCheck(entry: UploadEntry, upload: Upload): UploadEntry {
  if (!isEntryActive(entry)) return entry;
  if (upload.state === 'complete') return { ...entry, state: 'updating_release', upload, waiting: null };
  if (upload.state !== 'failed') return { ...entry, upload, waiting: isEntryUnsent(entry) ? entry.waiting : null };
  const params = upload.failure_params === null ? {} : { params: upload.failure_params };
  const failure = { code: upload.failure_code ?? 'upload_failed', path: entry.kind, ...params };
  return { ...entry, state: 'failed', upload, waiting: null, failure };
}
