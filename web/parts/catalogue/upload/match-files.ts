import type { QueuedFile } from './queued-files.ts';

/** A slot of a release whose upload was started, or was queued, and is not running on this page. */
export type InterruptedUpload = {
  readonly slot: string;
  readonly release_id: string;
  readonly upload: QueuedFile;
};

type NamedFile = { readonly name: string; readonly size: number };

/**
 * Matches chosen files to interrupted slots, by name and size; each file and each slot once. The upload detects whether
 * it is the same file: another modification date starts from the beginning.
 */
export function matchFiles<File extends NamedFile>(uploads: readonly InterruptedUpload[], files: readonly File[]) {
  const left = [...files];
  const matches = uploads.flatMap((interrupted) => {
    const { filename, size_bytes } = interrupted.upload;
    const index = left.findIndex(({ name, size }) => size === size_bytes && isSameName(name, filename));
    const [file] = index === -1 ? [] : left.splice(index, 1);
    return file === undefined ? [] : [{ interrupted, file }];
  });
  return { matches, others: left };
}

// The server returns a name without invisible characters and with composed letters; a Mac provides it decomposed.
function isSameName(name: string, shown: string): boolean {
  return name.replace(/\p{C}/gu, '').trim().normalize('NFC').endsWith(shown);
}
