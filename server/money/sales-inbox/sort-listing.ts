import type { RemoteFile } from '../../gateways/store/store-session.ts';

/** Written beside a file when it is whole (rule F22 in docs/standards/reliability.md). */
export const MARKER = '.done';

export interface InboxFile extends RemoteFile {
  /** Changes as soon as a byte of the file changes. */
  key: string;
  has_marker: boolean;
  /** The store has finished the file: its marker exists and is not older than the file. */
  is_complete: boolean;
}

/**
 * Lists the files of the inbox, the oldest first. Files that stores still write under a temporary name are left out.
 */
export function sortListing(listing: readonly RemoteFile[]): InboxFile[] {
  const markers = new Map(listing.filter(({ name }) => name.endsWith(MARKER)).map((file) => [file.name, file]));
  return listing
    .filter(({ name }) => !name.endsWith(MARKER) && !name.endsWith('.part') && !name.startsWith('.'))
    .map((file) => {
      const marker = markers.get(`${file.name}${MARKER}`);
      return {
        ...file,
        key: `${file.name} ${file.size_bytes} ${Math.floor(file.modified_ms)}`,
        has_marker: marker !== undefined,
        is_complete: marker !== undefined && marker.modified_ms >= file.modified_ms,
      };
    })
    .sort((a, b) => a.modified_ms - b.modified_ms || (a.name < b.name ? -1 : 1));
}
