import { isHiddenFile } from '@tangent/domain/catalogue/upload/upload-file.ts';

/** More files than this are no release; listing a whole disk would take too long. */
const FILES_MAX = 2000;

/** Collects the files of a drop, including those in folders. Hidden files are skipped. */
export async function collectFiles(transfer: DataTransfer): Promise<File[]> {
  // The list exists only while the event is handled, so all entries are read before the first await.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const loose = [...transfer.files];
  if (entries.length === 0) return loose.filter(({ name }) => !isHiddenFile(name));
  const files: File[] = [];
  for (const entry of entries) await collectEntry(entry, files);
  return files.filter(({ name }) => !isHiddenFile(name));
}

async function collectEntry(entry: FileSystemEntry, into: File[]): Promise<void> {
  if (into.length >= FILES_MAX) return;
  if (entry.isFile)
    into.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
  if (!entry.isDirectory) return;
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A folder returns about a hundred entries at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return;
    for (const child of some) await collectEntry(child, into);
  }
}
