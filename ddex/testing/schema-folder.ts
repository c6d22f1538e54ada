import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMA_FOLDERS } from '../check/check-schema.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The folder of the official schemas: DDEX_SCHEMA_DIR, else `../shared/ddex/xsd` beside the repository. They are the property of
 * DDEX and no part of this repository; without them nothing can be shown, so this throws and says what to set.
 */
export function getSchemaFolder(): string {
  const folder = process.env.DDEX_SCHEMA_DIR ?? join(REPOSITORY, '..', 'shared', 'ddex', 'xsd');
  for (const version of Object.values(SCHEMA_FOLDERS)) {
    const schema = join(folder, version, 'release-notification.xsd');
    if (existsSync(schema)) continue;
    throw new Error(
      `There is no official schema at ${schema}. Set DDEX_SCHEMA_DIR to the folder that holds ern-43, ern-432 and ern-382, ` +
        'each with its release-notification.xsd and allowed value sets (from DDEX, under its licence).',
    );
  }
  return folder;
}

/**
 * A folder of sample messages beside that of the schemas: DDEX's own of 4.3 unless another is named. Throws when it is not there.
 */
export function getSampleFolder(name = 'ern-43'): string {
  const folder = join(getSchemaFolder(), '..', 'samples', name);
  if (!existsSync(folder)) {
    throw new Error(`The sample messages are not at ${folder}. Put them beside the folder DDEX_SCHEMA_DIR names.`);
  }
  return folder;
}
