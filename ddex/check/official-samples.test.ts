import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSampleFolder, getSchemaFolder } from '../testing/schema-folder.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { checkSchema, type ErnSchemas, openSchemas } from './check-schema.ts';

let schemas: ErnSchemas;
beforeAll(() => {
  schemas = openSchemas(getSchemaFolder());
});
afterAll(() => schemas.close());

function listSamples(of?: string): { name: string; profile: string; xml: string }[] {
  const folder = getSampleFolder(of);
  return readdirSync(folder).map((name) => {
    const xml = readFileSync(join(folder, name), 'utf8');
    return { name, profile: parseXml(xml).attributes.ReleaseProfileVersionId ?? '', xml };
  });
}

test('the official ERN 4.3 samples of the Audio profile pass the schema check', () => {
  const samples = listSamples().filter(({ profile }) => profile === 'Audio');
  expect(samples.length).toBeGreaterThanOrEqual(1);
  for (const { name, xml } of samples) expect([name, checkSchema(schemas, xml)]).toEqual([name, []]);
});

test('the official ERN 4.3 samples of all other profiles pass the schema check', () => {
  for (const { name, xml } of listSamples()) expect([name, checkSchema(schemas, xml)]).toEqual([name, []]);
});

test('an official sample in the namespace of a version we hold no schema of is refused', () => {
  const [sample] = listSamples();
  const xml = sample?.xml.replaceAll('http://ddex.net/xml/ern/43', 'http://ddex.net/xml/ern/42') ?? '';
  expect(checkSchema(schemas, xml).map(({ code, severity }) => [code, severity])).toEqual([
    ['schema_unknown', 'fatal'],
  ]);
});

test('an official sample of 4.3 is no message of 4.3.2: the versions do not mix', () => {
  for (const { name, xml } of listSamples()) {
    const other = xml.replaceAll('http://ddex.net/xml/ern/43', 'http://ddex.net/xml/ern/432');
    expect([name, checkSchema(schemas, other).length > 0]).toEqual([name, true]);
  }
});

test.each(['ern-432-made-here', 'ern-382', 'ern-382-audius'])('the samples in %s pass the schema check', (folder) => {
  for (const { name, xml } of listSamples(folder)) expect([name, checkSchema(schemas, xml)]).toEqual([name, []]);
});
