import { resolve, sep } from 'node:path';

/** The place of a path that a message names, or null when it leads out of the folder. */
export function findInside(folder: string, path: string): string | null {
  const resolved = resolve(folder, path);
  return resolved.startsWith(folder + sep) ? resolved : null;
}
