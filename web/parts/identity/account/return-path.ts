const KEY = 'way-back';
/** The pages worth returning to: a release and its wizard. */
const WORTH_IT = /^\/distributions\/./;

/** Saves the page on which the user missed a plan, so that they return to it after buying. Stored in this tab only. */
export function saveReturnPath(): void {
  const here = location.pathname + location.hash;
  try {
    if (WORTH_IT.test(here)) sessionStorage.setItem(KEY, here);
    else clearReturnPath();
  } catch {
    // Then the browser's back button is the only way back.
  }
}

export function clearReturnPath(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was saved either.
  }
}

export function readReturnPath(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
