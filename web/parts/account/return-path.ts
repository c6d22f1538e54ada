const KEY = 'way-back';
/** What somebody may have been in the middle of: a release and its wizard. */
const WORTH_IT = /^\/distributions\/./;

/** Remembers where a plan was missed, so that whoever bought it finds back. Kept in this tab only. */
export function saveReturnPath(): void {
  const here = location.pathname + location.hash;
  try {
    if (WORTH_IT.test(here)) sessionStorage.setItem(KEY, here);
    else clearReturnPath();
  } catch {
    // Then there is no way back but the browser's own.
  }
}

export function clearReturnPath(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

export function readReturnPath(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
