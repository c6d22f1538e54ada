import fs from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { ROOT } from './product.ts';

/** Validates messages with xmllint, which shares no code of ours: one line per problem. */
export async function findSchemaProblems(messageFiles: readonly string[]): Promise<string[]> {
  const folder = path.join(process.env.DDEX_SCHEMA_DIR ?? path.resolve(ROOT, '../shared/ddex/xsd'), 'ern-43');
  const read = (file: string) => ({ fileName: path.basename(file), contents: fs.readFileSync(file, 'utf8') });
  const { errors, valid } = await validateXML({
    xml: messageFiles.map((file, index) => ({ ...read(file), fileName: `${index}.xml` })),
    schema: read(path.join(folder, 'release-notification.xsd')),
    preload: read(path.join(folder, 'allowed-value-sets.xsd')),
    initialMemoryPages: 2048,
    maxMemoryPages: 16384,
  });
  return valid
    ? []
    : errors.map(({ message, loc }) => `${messageFiles[Number.parseInt(loc?.fileName ?? '0', 10)]}: ${message}`);
}
