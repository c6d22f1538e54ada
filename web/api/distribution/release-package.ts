import type {
  CREDITS_PDF_PATH,
  METADATA_TABLE_PATH,
  PACKAGE_PATH,
} from '@tangent/contract/distribution/release-package.ts';
import { type DownloadedFile, type DownloadProgress, downloadFile } from '../download-file.ts';

/** Repeated here as a value, since only types of the contract may reach the browser; the compiler compares the two. */
const PATH: typeof PACKAGE_PATH = '/v1/api/releases/:id/package';

/** Downloads the archive of a release. */
export function downloadPackage(
  releaseId: string,
  listen: { signal: AbortSignal; onProgress: (progress: DownloadProgress) => void },
): Promise<DownloadedFile> {
  return downloadFile(PATH.replace(':id', releaseId), { ...listen, fallback: 'release.zip' });
}

const CREDITS_PATH: typeof CREDITS_PDF_PATH = '/v1/api/releases/:id/credits.pdf';

/** Returns the address of the statement of credits of a release. */
export function buildCreditsLink(releaseId: string): string {
  return CREDITS_PATH.replace(':id', releaseId);
}

const TABLE_PATH: typeof METADATA_TABLE_PATH = '/v1/api/releases/export';

/** Downloads the metadata of releases as one table. */
export function downloadMetadataTable(ids: readonly string[]): Promise<DownloadedFile> {
  const { signal } = new AbortController();
  return downloadFile(`${TABLE_PATH}?ids=${ids.join(',')}`, { signal, fallback: 'releases.csv' });
}
