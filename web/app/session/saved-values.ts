const SECRET = /password|code/i;

/** Returns the key under which the values of a form wait for the next sign-in: in this tab, for this user. */
export function savedValuesKey(userId: string, form: string): string {
  return `form/${userId}/${form}`;
}

/** Saves the typed values when a session ends, without passwords and codes; files cannot be saved. */
export function saveValues(key: string, values: object): void {
  try {
    const plain = Object.entries(values).filter(([name]) => !SECRET.test(name));
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(plain)));
  } catch {
    // Then the user has to type them again.
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
    // Nothing was saved either.
  }
}
