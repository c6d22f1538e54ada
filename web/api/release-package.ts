import type { PACKAGE_PATH } from '@tangent/contract/release-package.ts';
import { ApiError } from './api-error.ts';
import { readError } from './call-api.ts';

/** Written here once more as a value, since only types of the contract may reach the browser; the compiler compares. */
const PATH: typeof PACKAGE_PATH = '/v1/api/releases/:id/package';

export type PackageProgress = { readonly received_bytes: number; readonly total_bytes: number | null };
export type DownloadedPackage = { readonly file: Blob; readonly filename: string };

/**
 * Brings the archive of a release into the browser, which keeps large ones on disk. An archive that ends before the length it
 * promised is none: it fails like a line that broke.
 */
export async function downloadPackage(
  releaseId: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: PackageProgress) => void },
): Promise<DownloadedPackage> {
  const response = await ask(PATH.replace(':id', releaseId), signal);
  const length = Number(response.headers.get('content-length'));
  const total_bytes = length > 0 ? length : null;
  const file = await collect(response, signal, (received_bytes) => onProgress({ received_bytes, total_bytes }));
  if (total_bytes !== null && file.size !== total_bytes) throw brokenLine();
  return { file, filename: findFilename(response.headers.get('content-disposition')) };
}

async function ask(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', signal }).catch((cause: unknown) => {
    throw signal.aborted ? cause : brokenLine();
  });
  if (!response.ok) throw new ApiError(response.status, await readError(response));
  return response;
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
    throw signal.aborted ? cause : brokenLine();
  });
}

function brokenLine(): ApiError {
  return new ApiError(0, { name: 'network', message: 'The download broke off' });
}

function findFilename(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? 'release.zip' : decodeURIComponent(encoded);
}
