import { describe, expect, test } from 'vitest';
import { buildAcknowledgement } from '../acknowledgement/build-acknowledgement.ts';
import { buildBatchComplete } from '../choreography/batch-complete.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { buildPurgeMessage } from '../ern/purge-message.ts';
import { buildSampleAcknowledgement } from '../testing/sample-acknowledgement.ts';
import { buildSampleManifest } from '../testing/sample-manifest.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { checkStructure } from './check-structure.ts';

type Mistake = readonly [name: string, from: string | RegExp, to: string, code: string, path: RegExp];

/** One mistake per kind of issue, in a form that fits all versions. */
const MISTAKES: readonly Mistake[] = [
  [
    'an unknown element',
    '<MessageId>',
    '<Colour>red</Colour><MessageId>',
    'element_unexpected',
    /MessageHeader\/Colour$/,
  ],
  [
    'an element of the standard that we do not send',
    '<ResourceList>',
    '<CueSheetList/><ResourceList>',
    'element_unexpected',
    /Message\/CueSheetList$/,
  ],
  [
    'an element in another namespace',
    '<DealList>',
    '<DealList xmlns="http://example.com/other">',
    'element_unexpected',
    /Message\/DealList$/,
  ],
  [
    'an element too early',
    /(<MessageId>.*<\/MessageId>)([\s\S]*?)(<MessageControlType>)/,
    '$2$1$3',
    'element_out_of_order',
    /MessageHeader\/MessageId$/,
  ],
  ['an element twice', /(<MessageThreadId>.*<\/MessageThreadId>)/, '$1$1', 'element_repeated', /MessageThreadId\[2\]$/],
  [
    'an element left out',
    /<MessageCreatedDateTime>.*<\/MessageCreatedDateTime>/,
    '',
    'element_missing',
    /MessageHeader$/,
  ],
  ['an empty list', /<ReleaseDeal>[\s\S]*<\/ReleaseDeal>/, '', 'element_missing', /DealList$/],
  ['text between elements', '<MessageHeader>', '<MessageHeader>and', 'text_unexpected', /MessageHeader$/],
  [
    'a no-break space between elements',
    '<MessageHeader>',
    '<MessageHeader>\u00a0',
    'text_unexpected',
    /MessageHeader$/,
  ],
  ['an element inside a value', /<MessageId>.*</, '<MessageId><b/><', 'element_unexpected', /MessageId\/b$/],
  ['an empty value', /<MessageId>.*</, '<MessageId><', 'value_invalid', /MessageId$/],
  ['an invalid month', /<ReleaseDate(.*?)>2026-03-01</, '<ReleaseDate$1>2026-13-01<', 'value_invalid', /ReleaseDate$/],
  [
    'the 29th of February in a common year',
    /<ReleaseDate(.*?)>2026-03-01</,
    '<ReleaseDate$1>2026-02-29<',
    'value_invalid',
    /ReleaseDate$/,
  ],
  [
    'a message whose time has no zone',
    /<MessageCreatedDateTime>.*?</,
    '<MessageCreatedDateTime>2026-03-01T00:00:00<',
    'value_invalid',
    /MessageCreatedDateTime$/,
  ],
  ['an invalid hour', /<StartDateTime>.*?</, '<StartDateTime>2026-03-01T25:00:00Z<', 'value_invalid', /StartDateTime$/],
  [
    'a duration without its unit',
    /<Duration>PT3M.*?</,
    '<Duration>PT205<',
    'value_invalid',
    /SoundRecording\[1\]\/Duration$/,
  ],
  ['a year of two digits', /<Year>2026</, '<Year>26<', 'value_invalid', /PLine\/Year$/],
  [
    'a flag that is neither true nor false',
    /<(IsProvidedInDelivery|IsPreview)>(?:true|false)</,
    '<$1>no<',
    'value_invalid',
    /(?:IsProvidedInDelivery|IsPreview)$/,
  ],
  ['a number with a fraction', /<NumberOfChannels>2</, '<NumberOfChannels>2.5<', 'value_invalid', /NumberOfChannels$/],
  ['an unknown role', '>FeaturedArtist<', '>Singer<', 'value_invalid', /ArtistRole$/],
  ['an attribute left out', ' SequenceNumber="1"', '', 'attribute_missing', /DisplayArtist(\[1\])?$/],
  ['an unknown attribute', '<MessageHeader>', '<MessageHeader Colour="red">', 'attribute_unexpected', /MessageHeader$/],
  [
    'an attribute in a namespace',
    '<MessageHeader>',
    '<MessageHeader xmlns:q="http://q" q:Colour="red">',
    'attribute_unexpected',
    /MessageHeader$/,
  ],
  [
    'an attribute with another value',
    'UnitOfMeasure="Hz"',
    'UnitOfMeasure="Pixel"',
    'attribute_invalid',
    /SamplingRate$/,
  ],
  [
    'a deal for a missing release',
    '<DealReleaseReference>R1<',
    '<DealReleaseReference>R77<',
    'reference_unresolved',
    /DealReleaseReference(\[2\])?$/,
  ],
  [
    'a reference of another kind',
    '<DealReleaseReference>R1<',
    '<DealReleaseReference>A1<',
    'value_invalid',
    /DealReleaseReference(\[2\])?$/,
  ],
  [
    'two recordings with one reference',
    '<ResourceReference>A2<',
    '<ResourceReference>A1<',
    'reference_twice',
    /SoundRecording\[2\]\/ResourceReference$/,
  ],
  ['a message of a version we do not write', /xml\/ern\/\d+/, 'xml/ern/411', 'message_unknown', /^NewReleaseMessage$/],
];

/** A sample whose second artist is a guest. */
function buildRelease() {
  const release = buildSampleRelease(2);
  const [main] = release.artists;
  if (main === undefined) throw new Error('no artist');
  return { ...release, artists: [main, { name: 'Guest', role: 'featured_artist' as const, ids: [] }] };
}

describe.each(VERSIONS)('in ERN %s', (version) => {
  const xml = buildNewReleaseMessage(buildRelease(), buildSampleHeader(), buildSampleWriting(version));

  test('our messages have the structure of their version', () => {
    expect(checkStructure(xml)).toEqual([]);
    expect(
      checkStructure(buildPurgeMessage(buildSampleHeader(), { icpn: '085001234562', grid: null }, version)),
    ).toEqual([]);
  });

  test.each(MISTAKES)('%s is reported with its path and line', (_name, from, to, code, path) => {
    const broken = xml.replace(from, to);
    expect(broken).not.toBe(xml);
    const found = checkStructure(broken).find((issue) => issue.code === code && path.test(issue.path));
    expect(found, JSON.stringify(checkStructure(broken), null, 1)).toMatchObject({ severity: 'fatal' });
    const lines = broken.split('\n');
    const name = found?.path
      .split('/')
      .at(-1)
      ?.replace(/\[\d+\]$/, '');
    expect(lines[(found?.line ?? 0) - 1]).toContain(`${name}`);
  });
});

test('an issue names the actual and the expected value', () => {
  const xml = buildNewReleaseMessage(buildSampleRelease(10), buildSampleHeader()).replace('>Album<', '>Albumm<');
  expect(checkStructure(xml)).toEqual([
    {
      code: 'value_invalid',
      severity: 'fatal',
      line: xml.split('\n').findIndex((line) => line.includes('Albumm')) + 1,
      path: 'NewReleaseMessage/ReleaseList/Release/ReleaseType',
      params: { value: 'Albumm', expected: 'Album | ClassicalAlbum | EP | Single | UserDefined' },
    },
  ]);
});

test('a completely wrong message lists a hundred issues', () => {
  const xml = buildNewReleaseMessage(buildSampleRelease(100), buildSampleHeader());
  expect(checkStructure(xml.replaceAll('PT', 'P '))).toHaveLength(100);
});

test.each(['ern_c_sftp_18', 'ern_c_15'] as const)(
  'an acknowledgement of %s is checked like a message',
  (generation) => {
    const xml = buildAcknowledgement(buildSampleAcknowledgement(), generation);
    expect(checkStructure(xml)).toEqual([]);
    expect(checkStructure(xml.replaceAll('ResourceCorrupt', 'SomethingElse')).map(({ code }) => code)).toContain(
      'value_invalid',
    );
    expect(checkStructure(xml.replace(/<MessageCreatedDateTime>.*>/, '')).map(({ code }) => code)).toEqual([
      'element_missing',
    ]);
  },
);

test('the manifest of a batch is checked like a message', () => {
  const xml = buildBatchComplete(buildSampleManifest());
  expect(checkStructure(xml)).toEqual([]);
  const codes = (from: RegExp, to: string) => checkStructure(xml.replace(from, to)).map(({ code }) => code);
  expect(codes(/<MessageInBatch>[\s\S]*<\/MessageInBatch>/, '')).toEqual(['element_missing']);
  expect(codes(/<HashSum>[0-9a-f]+</, '<HashSum>abc<')).toEqual(['value_invalid']);
  expect(codes(/NewReleaseDelivery/, 'Delivery')).toEqual(['value_invalid']);
});

test.each([
  ['nothing', '', 'xml_unreadable'],
  ['half a message', '<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43"><MessageHeader>', 'xml_unreadable'],
  ['a page of a website', '<html><body/></html>', 'message_unknown'],
  ['a message without a namespace', '<NewReleaseMessage/>', 'message_unknown'],
  ['a namespace named like an object property', '<constructor xmlns="constructor"/>', 'message_unknown'],
])('%s is not a message', (_name, xml, code) => {
  expect(checkStructure(xml).map((issue) => issue.code)).toEqual([code]);
});
