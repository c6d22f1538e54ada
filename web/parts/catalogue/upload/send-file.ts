import { TOO_LARGE_CODES } from '@tangent/domain/catalogue/upload/upload-file.ts';
import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { MB_BYTES } from '@tangent/domain/limits.ts';
import { DetailedError, Upload as TusUpload } from 'tus-js-client';
import { UPLOADS_PATH } from '../../../api/catalogue/upload-urls.ts';
import type { UploadEvent } from './upload-entry.ts';

export type FileToSend = {
  readonly file: File;
  readonly kind: UploadKind;
  readonly release_id: string;
};

/** A running transfer. After either call it reports no more events. */
export type FileTransfer = {
  /** Stops; sending the same file for the same slot again continues from there. */
  readonly stop: () => void;
  /** Cancels, and has the server delete the bytes it received. */
  readonly cancel: () => void;
};

const CHUNK_BYTES = 8 * MB_BYTES;
/** Retries for about two minutes when the connection or the server fails; after that the user decides. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000];

/**
 * Sends a file by tus. A file that was started before, even before a reload, continues where it stopped; the same name
 * with another date or size is another file and starts from the beginning, so that two versions of a song are never
 * spliced.
 */
export function sendFile(slot: string, job: FileToSend, onEvent: (event: UploadEvent) => void): FileTransfer {
  const { file, kind, release_id } = job;
  let stopped = false;
  const report = (event: UploadEvent) => {
    if (!stopped) onEvent(event);
  };
  const sending: TusUpload = new TusUpload(file, {
    endpoint: UPLOADS_PATH,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { kind, filename: file.name, release: release_id },
    fingerprint: async () => ['tangent', slot, file.name, file.size, file.lastModified].join(':'),
    removeFingerprintOnSuccess: true,
    onUploadUrlAvailable: () => report({ type: 'created', upload_id: parseUploadId(sending.url ?? '') }),
    onProgress: (sent_bytes) => report({ type: 'progress', sent_bytes }),
    onSuccess: () => report({ type: 'sent' }),
    onShouldRetry: (error) => {
      const retry = isWorthRetrying(error);
      if (retry) report({ type: 'interrupted', waiting: 'connection' });
      return retry;
    },
    onError: (error) => report(toUploadEvent(kind, error)),
  });
  void startUpload(sending, () => !stopped);
  const stop = (discard: boolean) => {
    stopped = true;
    sending.abort(discard).catch(() => undefined);
  };
  return { stop: () => stop(false), cancel: () => stop(true) };
}

async function startUpload(sending: TusUpload, isWanted: () => boolean): Promise<void> {
  const [previous] = await sending.findPreviousUploads();
  if (!isWanted()) return;
  if (previous !== undefined) sending.resumeFromPreviousUpload(previous);
  sending.start();
}

function parseUploadId(url: string): string {
  return url.split('?')[0]?.split('/').at(-1) ?? '';
}

function isWorthRetrying(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
}

function toUploadEvent(kind: UploadKind, error: Error | DetailedError): UploadEvent {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (status === 401) return { type: 'interrupted', waiting: 'session' };
  return { type: 'failed', failure: toFailure(kind, status, response?.getBody() ?? '') };
}

function toFailure(kind: UploadKind, status: number, body: string): Issue {
  const code = nameInBody(body);
  if (code !== null && code !== 'payload_too_large') return { code, path: kind };
  if (status === 413) return { code: TOO_LARGE_CODES[kind], path: kind };
  return { code: status === 0 ? 'network' : 'upload_failed', path: kind };
}

function nameInBody(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const name = (parsed as { name?: unknown } | null)?.name;
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}
