import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import { listStored, readStored, removeStored, writeStored } from '../../../app/storage.ts';

/** A file that was queued when the page was left: the server does not know it yet. */
export type QueuedFile = { readonly filename: string; readonly size_bytes: number; readonly kind: UploadKind };

const PREFIX = 'tangent-queued:';

/** Remembers a queued file, so that the page can ask for it again after a reload. */
export function rememberQueued(slot: string, { filename, size_bytes, kind }: QueuedFile): void {
  writeStored(PREFIX + slot, JSON.stringify({ filename, size_bytes, kind }));
}

export function removeQueued(slot: string): void {
  removeStored(PREFIX + slot);
}

/** Lists the queued files of this release, by slot. */
export function listQueued(releaseId: string): ReadonlyMap<string, QueuedFile> {
  const keys = listStored(`${PREFIX}${releaseId}/`);
  return new Map(
    keys.flatMap((key) => {
      const text = readStored(key);
      return text === null ? [] : [[key.slice(PREFIX.length), JSON.parse(text) as QueuedFile] as const];
    }),
  );
}
