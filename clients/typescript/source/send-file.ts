import { ApiError } from './api-error.ts';
import { type CallOptions, type Connection, waitFor } from './connection.ts';
import type { Upload } from './generated/types.ts';

const UPLOADS = '/v1/api/uploads';
const TUS = { 'tus-resumable': '1.0.0' } as const;
const PART_BYTES = 8 * 1024 * 1024;
const PAUSE_MS = 500;
const POLL_EVERY_MS = 1_000;

export interface FileToSend {
  /** A `File` of a browser, `await openAsBlob(path)` in Node, or bytes. */
  content: Blob | Uint8Array<ArrayBuffer>;
  filename: string;
  kind: Upload['kind'];
}

export interface SendOptions extends CallOptions {
  /** Continues an upload that an earlier program began. */
  upload_id?: string;
  /** Called with the id as soon as it is known, so that it can be stored for a later program. */
  onStart?: (upload_id: string) => void;
  /** Called after each part with the number of bytes that have arrived. */
  onProgress?: (sent_bytes: number, size_bytes: number) => void;
  /** How many bytes a request has at most; 8 MB unless set. */
  part_bytes?: number;
}

/**
 * Sends a file with the tus protocol. After a lost connection it continues from the bytes that have arrived; it gives
 * up when several attempts in a row brought no byte further.
 */
export async function sendFile(connection: Connection, file: FileToSend, options: SendOptions = {}): Promise<string> {
  const { signal, onProgress, part_bytes = PART_BYTES } = options;
  const content = file.content instanceof Blob ? file.content : new Blob([file.content]);
  const id = options.upload_id ?? (await start(connection, file, content.size, signal));
  options.onStart?.(id);
  let offset = options.upload_id === undefined ? 0 : await findOffset(connection, id, signal);
  for (let failures = 0; offset < content.size; ) {
    try {
      offset = await sendPart(connection, { id, offset, bytes: content.slice(offset, offset + part_bytes) }, signal);
      failures = 0;
      onProgress?.(offset, content.size);
    } catch (error) {
      failures += 1;
      if (failures >= connection.attempts || signal?.aborted || isFinal(error)) throw error;
      await waitFor(PAUSE_MS * failures, signal);
      const arrived = await findOffset(connection, id, signal);
      if (arrived > offset) failures = 0;
      offset = arrived;
    }
  }
  return id;
}

async function start(
  connection: Connection,
  { filename, kind }: FileToSend,
  size: number,
  signal: AbortSignal | undefined,
): Promise<string> {
  const metadata = `kind ${encode(kind)},filename ${encode(filename)}`;
  const response = await connection.send({
    method: 'POST',
    path: UPLOADS,
    headers: { ...TUS, 'upload-length': String(size), 'upload-metadata': metadata },
    signal,
  });
  const id = response.headers.get('location')?.split('/').at(-1);
  if (id === undefined) throw new Error('the server named no upload');
  return id;
}

interface Part {
  id: string;
  offset: number;
  bytes: Blob;
}

async function sendPart(connection: Connection, { id, offset, bytes }: Part, signal?: AbortSignal): Promise<number> {
  const response = await connection.send({
    method: 'PATCH',
    path: `${UPLOADS}/${encodeURIComponent(id)}`,
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
    signal,
  });
  return readOffset(response);
}

async function findOffset(connection: Connection, id: string, signal?: AbortSignal): Promise<number> {
  const path = `${UPLOADS}/${encodeURIComponent(id)}`;
  return readOffset(await connection.send({ method: 'HEAD', path, headers: TUS, signal }));
}

function readOffset({ headers }: Response): number {
  const offset = Number(headers.get('upload-offset') ?? Number.NaN);
  if (!Number.isInteger(offset)) throw new Error('the server did not say how many bytes have arrived');
  return offset;
}

/** Whether the server will never take the file. With `conflict` only the offset was wrong. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 409 && error.status !== 429;
}

function encode(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

/** Reads an upload until its file is accepted or failed. */
export async function waitForFile(read: () => Promise<Upload>, signal?: AbortSignal): Promise<Upload> {
  for (;;) {
    const upload = await read();
    if (upload.state === 'complete' || upload.state === 'failed') return upload;
    await waitFor(POLL_EVERY_MS, signal);
  }
}
