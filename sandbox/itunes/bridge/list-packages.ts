import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders of the bridge, in the order in which it reads them. */
export const BRIDGE_FOLDERS = ['apple/priority', 'apple/regular', 'apple/backlog'] as const;

/** A package in a folder of the bridge. */
interface BridgePackage {
  /** `{name}.itmsp` or `{name}.itmsp.zip`. */
  name: string;
  path: string;
  is_zip: boolean;
}

export interface BridgePackages {
  complete: BridgePackage[];
  /** Packages whose metadata is not there yet. */
  waiting: string[];
}

/** Lists the packages of a door. A folder is complete with its `metadata.xml`, a zip file under its final name. */
export async function listPackages(root: string, isUnfinished: (path: string) => boolean): Promise<BridgePackages> {
  const complete: BridgePackage[] = [];
  const waiting: string[] = [];
  for (const folder of BRIDGE_FOLDERS) {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const is_zip = entry.isFile() && entry.name.endsWith('.itmsp.zip');
      if (!is_zip && !(entry.isDirectory() && entry.name.endsWith('.itmsp'))) continue;
      const path = join(root, folder, entry.name);
      if (await isComplete(path, is_zip, isUnfinished)) complete.push({ name: entry.name, path, is_zip });
      else waiting.push(`${folder}/${entry.name}`);
    }
  }
  return { complete, waiting };
}

async function isComplete(path: string, isZip: boolean, isUnfinished: (path: string) => boolean): Promise<boolean> {
  if (isZip) return !isUnfinished(path);
  const names = await readdir(path);
  if (!names.includes('metadata.xml')) return false;
  return !names.some((name) => isUnfinished(join(path, name)));
}
