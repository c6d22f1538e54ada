import { expect, test } from 'vitest';
import { ERN_43 } from '../ern/dialect.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { buildSampleHeader, buildSampleRelease } from '../testing/sample-release.ts';
import { checkMessage } from './check-message.ts';
import { checkSchema, loadSchemas } from './check-schema.ts';

const xml = buildNewReleaseMessage(buildSampleRelease(2), buildSampleHeader());

test('a missing schema folder is an error, not an empty check', () => {
  expect(() => loadSchemas('/nowhere')).toThrow(
    /^The official schema of ERN 43 cannot be read: ENOENT.*\/nowhere\/ern-43\/release-notification\.xsd'$/,
  );
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

test('without the official schemas our own schema and the rules still check a message', () => {
  expect(checkMessage(null, xml)).toEqual({ issues: [] });
  const codes = (from: string, to: string) => checkMessage(null, xml.replace(from, to)).issues.map(({ code }) => code);
  expect(codes('QZABC2600001', 'NOT-AN-ISRC')).toEqual(['isrc_invalid']);
  expect(codes('<ReleaseType>EP<', '<ReleaseType>Tape<')).toEqual(['value_invalid']);
});

test('a message cannot make the checker read a file', () => {
  const attack = xml.replace(
    '<ern:NewReleaseMessage',
    '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/hostname">]>\n<ern:NewReleaseMessage',
  );
  expect(checkMessage(null, attack).issues.map(({ code, severity }) => [code, severity])).toEqual([
    ['xml_unreadable', 'fatal'],
  ]);
});
