import { countClearings, FILES_DATABASE } from '../../app/storage.ts';

/** What some browsers give for a dropped file: a way to open it again after a reload, if the person agrees. */
type FileHandle = {
  readonly kind: string;
  getFile(): Promise<File>;
  queryPermission?(wish: { mode: 'read' }): Promise<PermissionState>;
  requestPermission?(wish: { mode: 'read' }): Promise<PermissionState>;
};
type DroppedItem = DataTransferItem & { getAsFileSystemHandle?(): Promise<FileHandle | null | undefined> };
type Kept = { readonly handle: FileHandle; readonly fingerprint: string };

const STORE = 'handles';
/** Handles of the last drop, by what tells one file from another; a drop can be a whole folder, so not for ever. */
let dropped = new Map<string, Promise<FileHandle | null | undefined>>();

function fingerprintOf({ name, size, lastModified }: File): string {
  return `${name}:${size}:${lastModified}`;
}

// A handle can only be asked for while the drop is being told, and whoever takes the drop need not know about it.
globalThis.addEventListener?.(
  'drop',
  (event) => {
    const items = [...(event.dataTransfer?.items ?? [])] as DroppedItem[];
    const found = items.flatMap((item) => {
      const file = item.kind === 'file' ? item.getAsFile() : null;
      if (file === null || item.getAsFileSystemHandle === undefined) return [];
      return [[fingerprintOf(file), item.getAsFileSystemHandle().catch(() => null)] as const];
    });
    if (found.length > 0) dropped = new Map(found);
  },
  { capture: true },
);

/** Keeps the way to a file as long as it is on its way, where the browser gave one. */
export function keepHandle(slot: string, file: File): void {
  const fingerprint = fingerprintOf(file);
  const found = dropped.get(fingerprint);
  const clearings = countClearings();
  void found?.then(async (handle) => {
    if (handle?.kind !== 'file' || clearings !== countClearings()) return;
    await run('readwrite', (store) => store.put({ handle, fingerprint } satisfies Kept, slot));
  });
}

export function forgetHandle(slot: string): void {
  void run('readwrite', (store) => store.delete(slot));
}

/** Of these places the ones whose file can be opened again without choosing it. */
export async function listKeptSlots(slots: readonly string[]): Promise<string[]> {
  const keys = (await run('readonly', (store) => store.getAllKeys())) ?? [];
  return slots.filter((slot) => keys.includes(slot));
}

/** The file of a place, after asking for permission; null when it is gone, was changed, or the answer is no. */
export async function reopenFile(slot: string): Promise<File | null> {
  const kept = (await run('readonly', (store) => store.get(slot) as IDBRequest<Kept | undefined>)) ?? null;
  if (kept === null) return null;
  try {
    const asked = await kept.handle.requestPermission?.({ mode: 'read' });
    if (asked !== undefined && asked !== 'granted') return null;
    const file = await kept.handle.getFile();
    return fingerprintOf(file) === kept.fingerprint ? file : null;
  } catch {
    return null;
  }
}

/** Private mode, a full disk or no such storage mean 'nothing kept'. */
function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null);
    if (globalThis.indexedDB === undefined) return giveUp();
    const opening = indexedDB.open(FILES_DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = giveUp;
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const request = ask(database.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => resolve(request.result);
        request.onerror = giveUp;
        request.transaction?.addEventListener('complete', () => database.close());
      } catch {
        database.close();
        giveUp();
      }
    };
  });
}
