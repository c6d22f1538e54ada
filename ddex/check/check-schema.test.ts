import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERN_43 } from '../ern/dialect.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { buildSampleHeader, buildSampleRelease } from '../testing/sample-release.ts';
import { getSchemaFolder } from '../testing/schema-folder.ts';
import { checkMessage } from './check-message.ts';
import { checkSchema, type ErnSchemas, openSchemas } from './check-schema.ts';

const xml = buildNewReleaseMessage(buildSampleRelease(2), buildSampleHeader());

let schemas: ErnSchemas;
beforeAll(() => {
  schemas = openSchemas(getSchemaFolder());
});
afterAll(() => schemas.close());

test('a violation of the schema names the line, the element and what is wrong', () => {
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

test('without its schemas nothing opens: a missing folder is an error, not an empty check', () => {
  expect(() => openSchemas('/nowhere')).toThrow(/ern-43/);
});

test('when the validator itself fails the message is refused', () => {
  const failing = {
    validate: () => {
      throw new Error('Invalid input or internal error');
    },
  };
  const issues = checkSchema({ validators: new Map([[ERN_43, failing]]), close: () => {} }, xml);
  expect(issues).toEqual([
    {
      code: 'validator_failed',
      severity: 'fatal',
      line: null,
      path: 'NewReleaseMessage',
      params: { reason: 'Error: Invalid input or internal error' },
    },
  ]);
});

test('closed schemas refuse every message', () => {
  const closed = openSchemas(getSchemaFolder());
  closed.close();
  expect(checkSchema(closed, xml).map(({ code, severity }) => [code, severity])).toEqual([
    ['validator_failed', 'fatal'],
  ]);
});

test('without schemas the rules still run', () => {
  const broken = xml.replace('QZABC2600001', 'NOT-AN-ISRC');
  expect(checkMessage(null, xml)).toEqual({ issues: [] });
  expect(checkMessage(null, broken).issues.map(({ code }) => code)).toEqual(['isrc_invalid']);
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
