import { readStored, writeStored } from '../../../app/storage.ts';

/** The day that downloaded banners of a release announce, and when they were downloaded. */
export type DownloadedBanners = { readonly date: string; readonly at: string };

const key = (releaseId: string) => `banner/${releaseId}`;

/** Remembers a download in this browser: banners are not stored on the server. */
export function rememberDownload(releaseId: string, downloaded: DownloadedBanners): void {
  writeStored(key(releaseId), JSON.stringify(downloaded));
}

/** Returns the last download when its banners announce another day than the release has now. */
export function findStaleDownload(releaseId: string, date: string | null): DownloadedBanners | null {
  const downloaded = parse(readStored(key(releaseId)));
  return downloaded === null || date === null || downloaded.date === date ? null : downloaded;
}

function parse(stored: string | null): DownloadedBanners | null {
  try {
    const { date, at } = JSON.parse(stored ?? 'null') as DownloadedBanners;
    return Number.isNaN(Date.parse(date)) || Number.isNaN(Date.parse(at)) ? null : { date, at };
  } catch {
    return null;
  }
}
