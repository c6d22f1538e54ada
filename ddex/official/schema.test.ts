import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { checkSchema, type ErnSchemas, loadSchemas } from '../check/check-schema.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { getSchemaFolder } from '../testing/official-files.ts';
import { buildSampleHeader, buildSampleRelease } from '../testing/sample-release.ts';

const xml = buildNewReleaseMessage(buildSampleRelease(2), buildSampleHeader());

let schemas: ErnSchemas;
beforeAll(() => {
  schemas = loadSchemas(getSchemaFolder());
});
afterAll(() => schemas.close());

/** Copies the folder of the official schemas, so that a test can corrupt it. */
function copySchemas(): string {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const version of ['ern-43', 'ern-432', 'ern-382']) {
    cpSync(join(getSchemaFolder(), version), join(folder, version), { recursive: true, mode: 0 });
    chmodSync(join(folder, version), 0o755);
  }
  return folder;
}

test('a violation of the official schema names the line, the element and the problem', () => {
  const broken = xml.replace('<ReleaseType>EP</ReleaseType>', '<ReleaseType>Albumm</ReleaseType>');
  const line = broken.split('\n').findIndex((text) => text.includes('Albumm')) + 1;
  expect(checkSchema(schemas, broken)[0]).toMatchObject({
    code: 'schema_violated',
    severity: 'fatal',
    line,
    path: 'ReleaseType',
    params: { reason: expect.stringContaining('Albumm') },
  });
});

test('closed schemas refuse every message', () => {
  const closed = loadSchemas(getSchemaFolder());
  closed.close();
  expect(checkSchema(closed, xml).map(({ code, severity }) => [code, severity])).toEqual([
    ['validator_failed', 'fatal'],
  ]);
});

test('a message cannot make the checker read a file', () => {
  const attack = xml.replace(
    '<ern:NewReleaseMessage',
    '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/hostname">]>\n<ern:NewReleaseMessage',
  );
  expect(checkMessage(schemas, attack).issues.map(({ code, severity }) => [code, severity])).toEqual([
    ['xml_unreadable', 'fatal'],
  ]);
});

test('a folder without the schema of one version is refused with the missing name', () => {
  const folder = copySchemas();
  rmSync(join(folder, 'ern-432'), { recursive: true });
  const file = join(folder, 'ern-432', 'release-notification.xsd');
  expect(() => loadSchemas(folder)).toThrow(`The official schema of ERN 432 cannot be read: ENOENT`);
  expect(() => loadSchemas(folder)).toThrow(file);
});

test('a schema of the wrong version is refused', () => {
  const folder = copySchemas();
  cpSync(join(folder, 'ern-43'), join(folder, 'ern-432'), { recursive: true });
  expect(() => loadSchemas(folder)).toThrow(
    /^The official schema of ERN 432 .*ern-432.release-notification\.xsd describes http:\/\/ddex\.net\/xml\/ern\/43$/,
  );
});

test.each([
  ['another XML file', '<a/>'],
  ['half a schema', '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">'],
  ['a file that is not XML', 'PK\u0003\u0004'],
  ['an empty file', ''],
])('%s instead of a schema is refused in one sentence', (_name, content) => {
  const folder = copySchemas();
  const file = join(folder, 'ern-43', 'release-notification.xsd');
  rmSync(file);
  writeFileSync(file, content);
  expect(() => loadSchemas(folder)).toThrow(/^The official schema of ERN 43 .*release-notification\.xsd[^\n]*$/);
});

test('a schema without its allowed value sets is refused', () => {
  const folder = copySchemas();
  rmSync(join(folder, 'ern-43', 'allowed-value-sets.xsd'));
  expect(() => loadSchemas(folder)).toThrow(/^The official schema of ERN 43 [^\n]*$/);
});
