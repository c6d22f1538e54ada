import { expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../../ern/new-release-message.ts';
import { isRefused } from '../../issue.ts';
import { openEngines } from '../../testing/engines.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../../testing/sample-release.ts';
import { checkRules } from '../check-rules.ts';

const engines = openEngines();
const writing = buildSampleWriting('382');
const xml = buildNewReleaseMessage(buildSampleRelease(10), buildSampleHeader(), writing);

type Mistake = readonly [name: string, from: string | RegExp, to: string, code: string];

/**
 * The twenty mistakes of real senders in the shape of ERN 3.8.2. Three that break the schema of ERN 4 pass this one and meet a
 * rule; artists are named inline, so nobody is a reference here but somebody without a name.
 */
const MISTAKES: readonly Mistake[] = [
  ['a use type DDEX does not have', '<UseType>OnDemandStream<', '<UseType>Streaming<', 'schema_violated'],
  ['the territory UK', '<TerritoryCode>Worldwide<', '<TerritoryCode>UK<', 'schema_violated'],
  ['the genre element of another version', /(<\/?)Genre\b/g, '$1DisplayGenre', 'schema_violated'],
  ['a party id that is none', 'PADPIDA2026010101N', 'EXAMPLE-DISTRIBUTION', 'dpid_invalid'],
  ['the release type Compilation', '<ReleaseType>Album<', '<ReleaseType>Compilation<', 'schema_violated'],
  ['a deal without a start', /<StartDateTime>.*<\/StartDateTime>/, '', 'deal_without_start'],
  ['a duration of 3:25', /<Duration>PT3M.*?</, '<Duration>3:25<', 'schema_violated'],
  ['an ISRC that is none', '<ISRC>QZABC2600001<', '<ISRC>NOT-AN-ISRC<', 'isrc_invalid'],
  ['a wrong check digit of the UPC', '>085001234562</ICPN>', '>085001234563</ICPN>', 'icpn_invalid'],
  [
    'a reference to a recording that is not there',
    '"PrimaryResource">A1<',
    '"PrimaryResource">A99<',
    'reference_unresolved',
  ],
  ['an artist without a name', /<FullName>Nova.*?</, '<FullName><', 'name_missing'],
  [
    'a deal for a release that is not there',
    '<DealReleaseReference>R1<',
    '<DealReleaseReference>R77<',
    'reference_unresolved',
  ],
  ['two recordings of one name', '<ResourceReference>A2<', '<ResourceReference>A1<', 'reference_twice'],
  ['a track release left out', /<Release>[\s\S]*?<\/Release>/, '', 'track_release_count'],
  ['one ISRC on two recordings', '<ISRC>QZABC2600002<', '<ISRC>QZABC2600001<', 'isrc_twice'],
  ['an artist without a place', '<DisplayArtist SequenceNumber="1">', '<DisplayArtist>', 'artist_not_sequenced'],
  [
    'a deal that ends before it starts',
    /<\/StartDateTime>/,
    '</StartDateTime><EndDateTime>2025-03-01T00:00:00Z</EndDateTime>',
    'deal_ends_before_start',
  ],
  ['no front cover', /<Image>[\s\S]*<\/Image>/, '', 'front_cover_count'],
  ['a SHA-256 of three characters', `<HashSum>${'01'.repeat(32)}<`, '<HashSum>abc<', 'hash_value'],
  ['the profile of a single on ten tracks', 'AudioAlbumMusicOnly', 'AudioSingle', 'profile_not_audio'],
];

test('the album the mistakes are made in is valid', () => {
  expect(engines.check(xml, { kind: 'insert' })).toEqual([]);
  expect(MISTAKES).toHaveLength(20);
});

test.each(MISTAKES)('a message of 3.8.2 with %s is refused', (_name, from, to, code) => {
  const broken = xml.replace(from, to);
  expect(broken).not.toBe(xml);
  const issues = engines.check(broken, { kind: 'insert' });
  expect(isRefused(issues)).toBe(true);
  expect(issues.filter(({ severity }) => severity !== 'warning').map((issue) => issue.code)).toContain(code);
});

/** One change of a valid message per rule that only ERN 3.8.2 needs, and everything that the rules then say. */
const CASES: readonly [rule: string, from: string | RegExp, to: string, issues: string[]][] = [
  ['its own name of the version', '"ern/382"', '"ern/383"', ['fatal schema_version']],
  ['a mark on the main release', ' IsMainRelease="true"', '', ['error main_release_not_marked']],
  ['a title to show', 'TitleType="DisplayTitle"', 'TitleType="FormalTitle"', ['fatal display_title_missing']],
  ['a label with a name', /<LabelName>.*?</, '<LabelName> <', ['fatal name_missing']],
  [
    'all resources of a release in its list',
    /\n *<ReleaseResourceReference ReleaseResourceType="SecondaryResource">A11<\/ReleaseResourceReference>/,
    '',
    ['fatal resource_list_mismatch'],
  ],
  [
    'a place for all resources in the list',
    /<ResourceGroupContentItem>\s*<SequenceNumber>10<[\s\S]*?<\/ResourceGroupContentItem>/,
    '',
    ['fatal resource_list_mismatch'],
  ],
  ['a known right profile', 'CommonReleaseTypes/14/', 'CommonReleaseTypes/99/', ['fatal profile_not_audio']],
  ['files inside the package', '<FilePath>resources/', '<FilePath>../resources/', ['fatal file_path_unsafe']],
  [
    'own values in a namespace',
    ' Namespace="PADPIDA2026010101N" UserDefinedValue="Vocalist"',
    ' UserDefinedValue="Vocalist"',
    ['fatal user_defined_value'],
  ],
];

test.each(CASES)('the rules of 3.8.2 ask for %s', (_rule, from, to, issues) => {
  const changed = xml.replace(from, to);
  expect(changed).not.toBe(xml);
  expect(checkRules(changed).map(({ code, severity }) => `${severity} ${code}`)).toEqual(issues);
});

test('a person may record and write, but stands only once in each', () => {
  const [track] = buildSampleRelease(1).tracks;
  const [person] = track?.contributors ?? [];
  if (track === undefined || person === undefined) throw new Error('no contributor');
  const doubled = { ...buildSampleRelease(1), tracks: [{ ...track, contributors: [person, person] }] };
  const issues = checkRules(buildNewReleaseMessage(doubled, buildSampleHeader(), writing));
  expect(issues.map(({ code }) => code)).toEqual(['contributor_twice', 'contributor_twice']);
});

test('an issue names the line of the message, although the rules look at another shape of it', () => {
  const broken = xml.replace('<ISRC>QZABC2600007<', '<ISRC>WRONG<');
  const line = broken.split('\n').findIndex((text) => text.includes('<ISRC>WRONG<')) + 1;
  expect(checkRules(broken)).toMatchObject([{ code: 'isrc_invalid', line, path: 'ISRC' }]);
});
