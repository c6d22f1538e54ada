/** Reads local storage without ever breaking the page: private mode and a full disk mean 'nothing stored'. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was stored; the page also works without. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Lists the names of all stored values that start with the prefix. */
export function listStored(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/** The database for handles of files that are being uploaded (web/parts/catalogue/upload). */
export const FILES_DATABASE = 'tangent-files';

let clearings = 0;

/** Counts how often the storage was cleared since the page loaded: a write that started before must not land after. */
export function countClearings(): number {
  return clearings;
}

/** Clears everything on sign-out, so that a shared device keeps no trace. */
export function clearStored(): void {
  clearings += 1;
  try {
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase(FILES_DATABASE);
  } catch {
    // Nothing was stored either.
  }
}
