import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { SCHEMA_FOLDERS } from '../check/check-schema.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { getSchemaFolder } from './official-files.ts';

const MAIN_SCHEMA = 'release-notification.xsd';

/**
 * What xmllint, a build of another release of libxml2 that shares no code of ours, finds wrong with the messages: one line per
 * problem. Starting it takes most of a second, so messages are handed over together, those of a version in one go.
 */
export async function findSchemaProblems(messages: readonly string[]): Promise<string[]> {
  const byNamespace = new Map<string, string[]>();
  for (const xml of messages) {
    const { namespace } = parseXml(xml);
    byNamespace.set(namespace, [...(byNamespace.get(namespace) ?? []), xml]);
  }
  const problems: string[] = [];
  for (const [namespace, xmls] of byNamespace) problems.push(...(await findProblems(namespace, xmls)));
  return problems;
}

async function findProblems(namespace: string, xmls: readonly string[]): Promise<string[]> {
  const folderName = SCHEMA_FOLDERS[namespace];
  if (folderName === undefined) return [`no schema for ${namespace}`];
  const folder = join(getSchemaFolder(), folderName);
  const readSchema = (fileName: string) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') });
  const { errors, valid } = await validateXML({
    xml: xmls.map((contents, i) => ({ fileName: `${i}.xml`, contents })),
    schema: readSchema(MAIN_SCHEMA),
    preload: readdirSync(folder)
      .filter((name) => name !== MAIN_SCHEMA)
      .map(readSchema),
    initialMemoryPages: 2048,
    maxMemoryPages: 16_384,
  });
  if (valid) return [];
  return errors.map(({ message, loc }) => `${namespace} ${loc?.fileName ?? ''}:${loc?.lineNumber ?? ''} ${message}`);
}
