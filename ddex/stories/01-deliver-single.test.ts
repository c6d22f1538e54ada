import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { type ErnSchemas, openSchemas } from '../check/check-schema.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import { buildSampleHeader, buildSampleRelease, listSampleFiles } from '../testing/sample-release.ts';
import { getSchemaFolder } from '../testing/schema-folder.ts';

const release = buildSampleRelease(1);
const header = buildSampleHeader();
const xml = buildNewReleaseMessage(release, header);

let schemas: ErnSchemas;
beforeAll(() => {
  schemas = openSchemas(getSchemaFolder());
});
afterAll(() => schemas.close());

test('the first message of a single is written as in the golden file beside this test', () => {
  expect(xml).toBe(readFileSync(new URL('./01-deliver-single.xml', import.meta.url), 'utf8'));
});

test('the first message of a single may leave: schema, rules and files are in order', () => {
  const facts = { kind: 'insert', files: listSampleFiles(release) } as const;
  expect(checkMessage(schemas, xml, facts)).toEqual({ issues: [] });
});

test('a store reads the single as it was sent', () => {
  expect(parseNewReleaseMessage(xml).message).toEqual({ header, release });
});

test('the first message may not leave when a file of the package is another one', () => {
  const files = listSampleFiles(release);
  files.set('resources/085001234562.jpg', { size_bytes: 7, hash: { algorithm: 'SHA-256', value: 'cd'.repeat(32) } });
  const { issues } = checkMessage(schemas, xml, { kind: 'insert', files });
  expect(issues.map(({ code, severity, params }) => [code, severity, params.path])).toEqual([
    ['file_size', 'fatal', 'resources/085001234562.jpg'],
    ['file_hash', 'fatal', 'resources/085001234562.jpg'],
  ]);
});
