/** Local storage that never breaks the page: private mode and a full disk mean 'nothing stored'. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Answers whether it is kept; the page works on without remembering. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The names of everything kept that begins like this. */
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

/** Where ways to files on their way are kept (web/parts/upload). */
export const FILES_DATABASE = 'tangent-files';

let clearings = 0;

/** How often everything was cleared since the page was loaded: what was begun before must not be written after. */
export function countClearings(): number {
  return clearings;
}

/** Signing out leaves no trace on a shared device. */
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
