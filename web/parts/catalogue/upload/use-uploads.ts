import { useMemo, useSyncExternalStore } from 'react';
import type { UploadEntry } from './upload-entry.ts';
import { readUploads, subscribeUploads } from './upload-store.ts';

/** Returns the uploads of one release from this browser, by slot. */
export function useUploads(releaseId: string | null): ReadonlyMap<string, UploadEntry> {
  const all = useSyncExternalStore(subscribeUploads, readUploads);
  return useMemo(() => new Map([...all].filter(([, entry]) => entry.release_id === releaseId)), [all, releaseId]);
}

export function artworkSlot(releaseId: string): string {
  return `${releaseId}/artwork`;
}

export function trackSlot(releaseId: string, trackId: string): string {
  return `${releaseId}/${trackId}`;
}
