import { countClearings, FILES_DATABASE } from '../../../app/storage.ts';

/** A handle some browsers give for a dropped file: it opens the file again after a reload, if the user agrees. */
type FileHandle = {
  readonly kind: string;
  getFile(): Promise<File>;
  queryPermission?(options: { mode: 'read' }): Promise<PermissionState>;
  requestPermission?(options: { mode: 'read' }): Promise<PermissionState>;
};
type DroppedItem = DataTransferItem & { getAsFileSystemHandle?(): Promise<FileHandle | null | undefined> };
type SavedHandle = { readonly handle: FileHandle; readonly fingerprint: string };

const STORE = 'handles';
/**
 * Handles of the last drop, by fingerprint of the file; a drop can be a whole folder, so they are replaced by the next
 * drop.
 */
let dropped = new Map<string, Promise<FileHandle | null | undefined>>();

function computeFingerprint({ name, size, lastModified }: File): string {
  return `${name}:${size}:${lastModified}`;
}

// A handle is only available during the drop event; this listener captures it, so that drop targets need not.
globalThis.addEventListener?.(
  'drop',
  (event) => {
    const items = [...(event.dataTransfer?.items ?? [])] as DroppedItem[];
    const found = items.flatMap((item) => {
      const file = item.kind === 'file' ? item.getAsFile() : null;
      if (file === null || item.getAsFileSystemHandle === undefined) return [];
      return [[computeFingerprint(file), item.getAsFileSystemHandle().catch(() => null)] as const];
    });
    if (found.length > 0) dropped = new Map(found);
  },
  { capture: true },
);

/** Saves the handle of a file while it is being uploaded, if the browser gave one. */
export function saveHandle(slot: string, file: File): void {
  const fingerprint = computeFingerprint(file);
  const found = dropped.get(fingerprint);
  const clearings = countClearings();
  void found?.then(async (handle) => {
    if (handle?.kind !== 'file' || clearings !== countClearings()) return;
    await run('readwrite', (store) => store.put({ handle, fingerprint } satisfies SavedHandle, slot));
  });
}

export function removeHandle(slot: string): void {
  void run('readwrite', (store) => store.delete(slot));
}

/** Returns the slots whose file can be opened again without choosing it. */
export async function listSavedSlots(slots: readonly string[]): Promise<string[]> {
  const keys = (await run('readonly', (store) => store.getAllKeys())) ?? [];
  return slots.filter((slot) => keys.includes(slot));
}

/**
 * Opens the file of a slot again, after asking for permission; null when it is missing, was changed, or the user
 * refuses.
 */
export async function reopenFile(slot: string): Promise<File | null> {
  const saved = (await run('readonly', (store) => store.get(slot) as IDBRequest<SavedHandle | undefined>)) ?? null;
  if (saved === null) return null;
  try {
    const permission = await saved.handle.requestPermission?.({ mode: 'read' });
    if (permission !== undefined && permission !== 'granted') return null;
    const file = await saved.handle.getFile();
    return computeFingerprint(file) === saved.fingerprint ? file : null;
  } catch {
    return null;
  }
}

/** Runs a request on the database. Private mode, a full disk or a missing IndexedDB mean 'nothing saved'. */
function run<Result>(
  mode: IDBTransactionMode,
  startRequest: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  return new Promise((resolve) => {
    const abandon = () => resolve(null);
    if (globalThis.indexedDB === undefined) return abandon();
    const opening = indexedDB.open(FILES_DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = abandon;
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const request = startRequest(database.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => resolve(request.result);
        request.onerror = abandon;
        request.transaction?.addEventListener('complete', () => database.close());
      } catch {
        database.close();
        abandon();
      }
    };
  });
}
