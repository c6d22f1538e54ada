const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that follows a command; `noun` is what it is of, for the words of the error. */
export function readId([id]: readonly string[], noun: string): string {
  if (id === undefined || !ID.test(id)) throw new Error(`Say which ${noun} by its id; "${noun} list" shows them`);
  return id;
}
