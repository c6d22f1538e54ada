const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the id that follows a command; `noun` names its kind in the error. */
export function readId([id]: readonly string[], noun: string): string {
  if (id === undefined || !ID.test(id)) throw new Error(`Specify the ${noun} by its id; "${noun} list" shows the ids`);
  return id;
}
