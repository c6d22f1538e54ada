import type { PACKAGE_PATH } from '@tangent/contract/release-package.ts';
import { type DownloadedFile, type DownloadProgress, downloadFile } from './download-file.ts';

/** Repeated here as a value, since only types of the contract may reach the browser; the compiler compares the two. */
const PATH: typeof PACKAGE_PATH = '/v1/api/releases/:id/package';

/** Downloads the archive of a release. */
export function downloadPackage(
  releaseId: string,
  listen: { signal: AbortSignal; onProgress: (progress: DownloadProgress) => void },
): Promise<DownloadedFile> {
  return downloadFile(PATH.replace(':id', releaseId), { ...listen, fallback: 'release.zip' });
}
