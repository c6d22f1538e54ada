import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MessageFacts } from '../check/message-parts.ts';
import type { ErnMessage, ErnVersion } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import { randomMessage, randomWriting } from '../testing/random-release.ts';
import { buildSampleHeader, buildSampleRelease } from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { buildNewReleaseMessage } from './new-release-message.ts';
import { parseNewReleaseMessage } from './parse-new-release-message.ts';
import { listWithdrawn } from './withdrawn.ts';

const engines = createEngines();

function randomSentMessage(
  version: ErnVersion,
): fc.Arbitrary<{ message: ErnMessage; xml: string; facts: MessageFacts }> {
  return randomWriting(version).chain((writing) =>
    randomMessage(writing).map((message) => ({
      message: { ...message, release: toReadRelease(message.release, writing) },
      xml: buildNewReleaseMessage(message.release, message.header, writing),
      facts: { deals_on: writing.deals_on, withdrawn: listWithdrawn(message.release) },
    })),
  );
}

test.each(VERSIONS)('any valid release gives a message of %s that passes our schema and our rules', (version) => {
  fc.assert(
    fc.property(randomSentMessage(version), ({ xml, facts }) => {
      expect(engines.check(xml, facts)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test.each(VERSIONS)('any valid message of %s reads back unchanged', (version) => {
  fc.assert(
    fc.property(randomSentMessage(version), ({ message, xml }) => {
      expect(parseNewReleaseMessage(xml)).toEqual({ message: { version, ...message }, issues: [] });
    }),
    { numRuns: 100 },
  );
});

test('the same values give the same bytes', () => {
  const [release, header] = [buildSampleRelease(3), buildSampleHeader()];
  expect(buildNewReleaseMessage(release, header)).toBe(buildNewReleaseMessage(structuredClone(release), header));
});

test('a title with a character that XML cannot represent is refused', () => {
  const release = { ...buildSampleRelease(1), title: 'a\u0000b' };
  expect(() => buildNewReleaseMessage(release, buildSampleHeader())).toThrow(RangeError);
});

test.each([
  ['nothing', '', 'xml_unreadable'],
  ['half a message', '<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43"><MessageHeader>', 'xml_unreadable'],
  ['a message of another version', '<e:NewReleaseMessage xmlns:e="http://ddex.net/xml/ern/42"/>', 'message_unknown'],
  ['a message without content', '<e:NewReleaseMessage xmlns:e="http://ddex.net/xml/ern/43"/>', 'message_unusable'],
  ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>', 'xml_unreadable'],
  [
    'an entity bomb',
    `<!DOCTYPE a [<!ENTITY a "${'b'.repeat(999)}"><!ENTITY c "${'&a;'.repeat(999)}"><!ENTITY d "${'&c;'.repeat(999)}">]><a>&d;</a>`,
    'xml_unreadable',
  ],
])('reading %s gives an issue and no release', (_name, xml, code) => {
  const reading = parseNewReleaseMessage(xml);
  expect(reading.message).toBeNull();
  expect(reading.issues.map((issue) => issue.code)).toEqual([code]);
});
