import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ErnSchemas, loadSchemas } from '../check/check-schema.ts';

/**
 * The folder of DDEX's official schemas (`DDEX_SCHEMA_DIR`), or null when none is set. They belong to DDEX and are not part of this
 * repository: `npm test` does without them, `npm run test:official` is for them.
 */
export function findSchemaFolder(): string | null {
  return process.env.DDEX_SCHEMA_DIR ? resolve(process.env.DDEX_SCHEMA_DIR) : null;
}

/** The folder of the official schemas. Throws when none is set. */
export function getSchemaFolder(): string {
  const folder = findSchemaFolder();
  if (folder === null) throw new Error('DDEX_SCHEMA_DIR is not set: run this with `npm run test:official`');
  return folder;
}

/** The official schemas, or null when no folder is set. */
export function loadSchemasIfPresent(): ErnSchemas | null {
  const folder = findSchemaFolder();
  return folder === null ? null : loadSchemas(folder);
}

/** A folder of sample messages; `samples` lies beside the folder of the schemas. DDEX's own of 4.3 unless another is named. */
export function getSampleFolder(name = 'ern-43'): string {
  return getExisting(resolve(getSchemaFolder(), '..', 'samples', name));
}

/** A folder of DSR files: `dsr` lies beside the folder that holds schemas and samples. */
export function getReportFolder(name: 'samples' | 'profiles'): string {
  return getExisting(resolve(getSchemaFolder(), '..', '..', 'dsr', name));
}

function getExisting(folder: string): string {
  if (!existsSync(folder)) throw new Error(`The official files of DDEX are incomplete: there is no ${folder}`);
  return folder;
}
