import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The folder of the official schemas: DDEX_SCHEMA_DIR, else `../shared/ddex/xsd` beside the repository. They are the property of
 * DDEX and no part of this repository; without them nothing can be shown, so this throws and says what to set.
 */
export function getSchemaFolder(): string {
  const folder = process.env.DDEX_SCHEMA_DIR ?? join(REPOSITORY, '..', 'shared', 'ddex', 'xsd');
  const schema = join(folder, 'ern-43', 'release-notification.xsd');
  if (!existsSync(schema)) {
    throw new Error(
      `The official ERN 4.3 schema is not at ${schema}. Set DDEX_SCHEMA_DIR to the folder that holds ` +
        'ern-43/release-notification.xsd and ern-43/allowed-value-sets.xsd (from DDEX, under its licence).',
    );
  }
  return folder;
}

/**
 * The folder of DDEX's own sample messages, beside that of the schemas. Throws when it is not there.
 */
export function getSampleFolder(): string {
  const folder = join(getSchemaFolder(), '..', 'samples', 'ern-43');
  if (!existsSync(folder)) {
    throw new Error(
      `The official ERN 4.3 samples are not at ${folder}. Put them beside the folder DDEX_SCHEMA_DIR names.`,
    );
  }
  return folder;
}
