import type { RemoteFile } from '../../gateways/store/store-session.ts';

/** Written beside a file when it is whole (rule F22 in docs/standards/reliability.md). */
export const MARKER = '.done';

export interface InboxFile extends RemoteFile {
  /** Another one as soon as a byte of it changed. */
  key: string;
  has_marker: boolean;
  /** Nothing is written to it any more: its marker is there, and not older than the file itself. */
  is_complete: boolean;
}

/** The files of the inbox, those that came first in front. What stores write under a temporary name is none yet. */
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
