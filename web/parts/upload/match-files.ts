import type { QueuedFile } from './queued-files.ts';

/** A place of a release whose file was begun, or waited for its turn, and is not on its way from this page. */
export type InterruptedUpload = {
  readonly slot: string;
  readonly release_id: string;
  readonly upload: QueuedFile;
};

type NamedFile = { readonly name: string; readonly size: number };

/**
 * Which of the chosen files belong to which interrupted places, by name and size; each file and each place once. Whether a file
 * is the very same is found out when it is sent: another date begins anew.
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

// The server shows a name without what is invisible in it, in composed letters; a Mac gives it decomposed.
function isSameName(name: string, shown: string): boolean {
  return name.replace(/\p{C}/gu, '').trim().normalize('NFC').endsWith(shown);
}
