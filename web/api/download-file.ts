import { ApiError } from './api-error.ts';
import { canRepeat, readError } from './call-api.ts';

export type DownloadProgress = { readonly received_bytes: number; readonly total_bytes: number | null };
export type DownloadedFile = { readonly file: Blob; readonly filename: string };
type Download = { signal: AbortSignal; fallback: string; onProgress?: (progress: DownloadProgress) => void };

/**
 * Downloads a file into the browser, which stores large ones on disk. A file shorter than its announced length fails
 * like a lost connection.
 */
export async function downloadFile(path: string, { signal, fallback, onProgress }: Download): Promise<DownloadedFile> {
  const response = await fetchFile(path, signal);
  const length = Number(response.headers.get('content-length'));
  const total_bytes = length > 0 ? length : null;
  const file = await collect(response, signal, (received_bytes) => onProgress?.({ received_bytes, total_bytes }));
  if (total_bytes !== null && file.size !== total_bytes) throw connectionLost();
  return { file, filename: findFilename(response.headers.get('content-disposition')) ?? fallback };
}

async function fetchFile(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', signal }).catch((cause: unknown) => {
    throw signal.aborted ? cause : connectionLost();
  });
  if (response.ok) return response;
  const error = new ApiError(response.status, await readError(response));
  if (!(await canRepeat(path, error))) throw error;
  return fetchFile(path, signal);
}

async function collect(response: Response, signal: AbortSignal, onReceived: (bytes: number) => void): Promise<Blob> {
  let received = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      received += chunk.length;
      onReceived(received);
      controller.enqueue(chunk);
    },
  });
  const body = response.body?.pipeThrough(counter) ?? null;
  return new Response(body).blob().catch((cause: unknown) => {
    throw signal.aborted ? cause : connectionLost();
  });
}

function connectionLost(): ApiError {
  return new ApiError(0, { name: 'network', message: 'The download broke off' });
}

function findFilename(disposition: string | null): string | null {
  const [, encoded, plain] = /filename\*=UTF-8''([^;]+)|filename="([^"]+)"/.exec(disposition ?? '') ?? [];
  return encoded === undefined ? (plain ?? null) : decodeURIComponent(encoded);
}
