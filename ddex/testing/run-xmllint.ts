import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { SCHEMA_FOLDERS } from '../check/check-schema.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { getSchemaFolder } from './official-files.ts';

const MAIN_SCHEMA = 'release-notification.xsd';

/**
 * Lists the problems that xmllint finds in the messages, one line each; it is a different build of libxml2 and shares
 * no code with ours. It takes most of a second to start, so the messages of one version are checked in one run.
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
