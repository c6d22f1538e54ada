import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { type ErnSchemas, openSchemas } from '../check/check-schema.ts';
import { randomMessage } from '../testing/random-release.ts';
import { buildSampleHeader, buildSampleRelease } from '../testing/sample-release.ts';
import { getSchemaFolder } from '../testing/schema-folder.ts';
import { buildNewReleaseMessage } from './new-release-message.ts';
import { parseNewReleaseMessage } from './parse-new-release-message.ts';

let schemas: ErnSchemas;
beforeAll(() => {
  schemas = openSchemas(getSchemaFolder());
});
afterAll(() => schemas.close());

test('any valid release makes a message that passes the official schema and our rules', () => {
  fc.assert(
    fc.property(randomMessage, ({ header, release }) => {
      const { issues } = checkMessage(schemas, buildNewReleaseMessage(release, header));
      expect(issues).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('any valid message reads back as the values it was written from', () => {
  fc.assert(
    fc.property(randomMessage, (message) => {
      const xml = buildNewReleaseMessage(message.release, message.header);
      expect(parseNewReleaseMessage(xml)).toEqual({ message, issues: [] });
    }),
    { numRuns: 100 },
  );
});

test('the same values give the same bytes', () => {
  const [release, header] = [buildSampleRelease(3), buildSampleHeader()];
  expect(buildNewReleaseMessage(release, header)).toBe(buildNewReleaseMessage(structuredClone(release), header));
});

test('a title with a character that XML cannot carry makes no message', () => {
  const release = { ...buildSampleRelease(1), title: 'a\u0000b' };
  expect(() => buildNewReleaseMessage(release, buildSampleHeader())).toThrow(RangeError);
});

test.each([
  ['nothing', '', 'xml_unreadable'],
  ['half a message', '<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43"><MessageHeader>', 'xml_unreadable'],
  ['a message of another version', '<e:NewReleaseMessage xmlns:e="http://ddex.net/xml/ern/382"/>', 'message_unknown'],
  ['a message without content', '<e:NewReleaseMessage xmlns:e="http://ddex.net/xml/ern/43"/>', 'message_unusable'],
  ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>', 'xml_unreadable'],
  [
    'a bomb of entities',
    `<!DOCTYPE a [<!ENTITY a "${'b'.repeat(999)}"><!ENTITY c "${'&a;'.repeat(999)}"><!ENTITY d "${'&c;'.repeat(999)}">]><a>&d;</a>`,
    'xml_unreadable',
  ],
])('reading %s gives an issue and no release', (_name, xml, code) => {
  const reading = parseNewReleaseMessage(xml);
  expect(reading.message).toBeNull();
  expect(reading.issues.map((issue) => issue.code)).toEqual([code]);
});
