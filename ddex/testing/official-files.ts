import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ErnSchemas, loadSchemas } from '../check/check-schema.ts';

/**
 * Returns the folder of DDEX's official schemas (`DDEX_SCHEMA_DIR`), or null if it is not set. They belong to DDEX and
 * are not part of this repository: `npm test` works without them, `npm run test:official` needs them.
 */
export function findSchemaFolder(): string | null {
  return process.env.DDEX_SCHEMA_DIR ? resolve(process.env.DDEX_SCHEMA_DIR) : null;
}

/** Returns the folder of the official schemas. Throws if it is not set. */
export function getSchemaFolder(): string {
  const folder = findSchemaFolder();
  if (folder === null) throw new Error('DDEX_SCHEMA_DIR is not set: run this with `npm run test:official`');
  return folder;
}

/** Loads the official schemas, or returns null if no folder is set. */
export function loadSchemasIfPresent(): ErnSchemas | null {
  const folder = findSchemaFolder();
  return folder === null ? null : loadSchemas(folder);
}

/**
 * Returns a folder of sample messages; `samples` is beside the schema folder. Defaults to DDEX's own samples of 4.3.
 */
export function getSampleFolder(name = 'ern-43'): string {
  return getExisting(resolve(getSchemaFolder(), '..', 'samples', name));
}

/** Returns a folder of DSR files; `dsr` is beside the folder that contains schemas and samples. */
export function getReportFolder(name: 'samples' | 'profiles'): string {
  return getExisting(resolve(getSchemaFolder(), '..', '..', 'dsr', name));
}

function getExisting(folder: string): string {
  if (!existsSync(folder)) throw new Error(`The official files of DDEX are incomplete: ${folder} does not exist`);
  return folder;
}
