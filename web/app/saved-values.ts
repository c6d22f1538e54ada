const SECRET = /password|code/i;

/** Where the values of a form lie over a sign-in: in this tab, for this person. */
export function savedValuesKey(userId: string, form: string): string {
  return `form/${userId}/${form}`;
}

/** Keeps what was typed when a session ended; passwords and codes never, files cannot be. */
export function saveValues(key: string, values: object): void {
  try {
    const plain = Object.entries(values).filter(([name]) => !SECRET.test(name));
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(plain)));
  } catch {
    // Then it has to be typed again.
  }
}

export function readSavedValues<Values extends object>(key: string): Partial<Values> | null {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof values === 'object' ? (values as Partial<Values> | null) : null;
  } catch {
    return null;
  }
}

export function clearSavedValues(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
