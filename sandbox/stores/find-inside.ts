import { resolve, sep } from 'node:path';

/** Returns the location of a path named by a message, or null if it leads out of the folder. */
export function findInside(folder: string, path: string): string | null {
  const resolved = resolve(folder, path);
  return resolved.startsWith(folder + sep) ? resolved : null;
}
