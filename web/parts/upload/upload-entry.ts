import type { Upload } from '@tangent/contract/upload.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import type { UploadKind } from '@tangent/domain/upload/upload.ts';

/** Where a file stands that is being sent from this browser (SPEC 4). */
export type EntryState = 'preparing' | 'uploading' | 'processing' | 'updating_release' | 'complete' | 'failed';

/** One file on its way. `slot` is the place it belongs to: a release's artwork or one of its tracks. */
export type UploadEntry = {
  readonly slot: string;
  readonly release_id: string;
  readonly kind: UploadKind;
  readonly filename: string;
  readonly size_bytes: number;
  readonly state: EntryState;
  readonly sent_bytes: number;
  readonly upload_id: string | null;
  /** The last word of the server about it. */
  readonly upload: Upload | null;
  /** Sending pauses until the line or the session is back; nothing sent so far is lost. */
  readonly waiting: 'connection' | 'session' | null;
  readonly failure: Issue | null;
};

export type UploadEvent =
  | { readonly type: 'created'; readonly upload_id: string }
  | { readonly type: 'progress'; readonly sent_bytes: number }
  | { readonly type: 'sent' }
  | { readonly type: 'checked'; readonly upload: Upload }
  | { readonly type: 'saved' }
  | { readonly type: 'interrupted'; readonly waiting: 'connection' | 'session' }
  | { readonly type: 'failed'; readonly failure: Issue }
  | { readonly type: 'restarted' };

const ON_THE_LINE: readonly EntryState[] = ['preparing', 'uploading'];
const SETTLED: readonly EntryState[] = ['complete', 'failed'];

export function isEntryMoving(entry: UploadEntry): boolean {
  return !SETTLED.includes(entry.state);
}

/** What an event makes of a file on its way. An event that comes too late changes nothing. */
export function nextEntry(entry: UploadEntry, event: UploadEvent): UploadEntry {
  switch (event.type) {
    case 'created':
      return { ...entry, upload_id: event.upload_id, state: entry.state === 'preparing' ? 'uploading' : entry.state };
    case 'progress':
      if (!ON_THE_LINE.includes(entry.state)) return entry;
      return { ...entry, state: 'uploading', sent_bytes: event.sent_bytes, waiting: null };
    case 'sent':
      if (!ON_THE_LINE.includes(entry.state)) return entry;
      return { ...entry, state: 'processing', sent_bytes: entry.size_bytes, waiting: null };
    case 'checked':
      return afterCheck(entry, event.upload);
    case 'saved':
      return entry.state === 'updating_release' ? { ...entry, state: 'complete' } : entry;
    case 'interrupted':
      return SETTLED.includes(entry.state) ? entry : { ...entry, waiting: event.waiting };
    case 'failed':
      return { ...entry, state: 'failed', waiting: null, failure: event.failure };
    case 'restarted':
      return {
        ...entry,
        state: 'preparing',
        sent_bytes: 0,
        upload_id: null,
        upload: null,
        waiting: null,
        failure: null,
      };
  }
}

function afterCheck(entry: UploadEntry, upload: Upload): UploadEntry {
  if (SETTLED.includes(entry.state)) return entry;
  if (upload.state === 'complete') return { ...entry, state: 'updating_release', upload, waiting: null };
  if (upload.state !== 'failed') return { ...entry, upload };
  const params = upload.failure_params === null ? {} : { params: upload.failure_params };
  const failure = { code: upload.failure_code ?? 'upload_failed', path: entry.kind, ...params };
  return { ...entry, state: 'failed', upload, waiting: null, failure };
}
