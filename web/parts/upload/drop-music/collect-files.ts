/** More than this is no release; nobody should wait until a whole disk is listed. */
const FILES_MAX = 2000;

/** The files of a drop, those in folders too. Hidden files are nobody's music. */
export async function collectFiles(transfer: DataTransfer): Promise<File[]> {
  // The list is only there while the event is handled, so everything is taken out of it before the first wait.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const loose = [...transfer.files];
  if (entries.length === 0) return loose;
  const files: File[] = [];
  for (const entry of entries) await collectEntry(entry, files);
  return files.filter(({ name }) => !name.startsWith('.'));
}

async function collectEntry(entry: FileSystemEntry, into: File[]): Promise<void> {
  if (into.length >= FILES_MAX) return;
  if (entry.isFile)
    into.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
  if (!entry.isDirectory) return;
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A folder answers about a hundred at a time, and nothing when it has no more.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return;
    for (const child of some) await collectEntry(child, into);
  }
}
