import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { isRefused } from '../issue.ts';
import type { ErnVersion } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';

const engines = createEngines();

type Mistake = readonly [name: string, from: string | RegExp, to: string, code: string];

const OTHER_GENRE = 'the genre element of another version';

/**
 * Twenty mistakes of real senders, each as one change of a valid ERN 4 album, with the code that refuses it.
 */
const MISTAKES: readonly Mistake[] = [
  ['a use type unknown to DDEX', '<UseType>OnDemandStream<', '<UseType>Streaming<', 'value_invalid'],
  ['the territory UK', '<TerritoryCode>Worldwide<', '<TerritoryCode>UK<', 'value_invalid'],
  [OTHER_GENRE, /(<\/?)Genre\b/g, '$1DisplayGenre', 'element_unexpected'],
  ['an invalid party id', 'PADPIDA2026010101N', 'EXAMPLE-DISTRIBUTION', 'value_invalid'],
  ['the release type Compilation', '<ReleaseType>Album<', '<ReleaseType>Compilation<', 'value_invalid'],
  ['a deal without a start', /<StartDateTime>.*<\/StartDateTime>/, '', 'element_missing'],
  ['a duration of 3:25', /<Duration>PT3M.*?</, '<Duration>3:25<', 'value_invalid'],
  ['an invalid ISRC', '<ISRC>QZABC2600001<', '<ISRC>NOT-AN-ISRC<', 'isrc_invalid'],
  ['a wrong check digit of the UPC', '<ICPN>085001234562<', '<ICPN>085001234563<', 'icpn_invalid'],
  [
    'a reference to a missing recording',
    '<ReleaseResourceReference>A1<',
    '<ReleaseResourceReference>A99<',
    'reference_unresolved',
  ],
  ['an artist without a party', '<ArtistPartyReference>P1<', '<ArtistPartyReference>P99<', 'reference_unresolved'],
  ['a deal for a missing release', '<DealReleaseReference>R1<', '<DealReleaseReference>R77<', 'reference_unresolved'],
  ['two recordings with one reference', '<ResourceReference>A2<', '<ResourceReference>A1<', 'reference_twice'],
  ['a track release left out', /<TrackRelease>[\s\S]*?<\/TrackRelease>/, '', 'track_release_count'],
  ['one ISRC on two recordings', '<ISRC>QZABC2600002<', '<ISRC>QZABC2600001<', 'isrc_twice'],
  ['an artist without a position', '<DisplayArtist SequenceNumber="1">', '<DisplayArtist>', 'artist_not_sequenced'],
  [
    'a deal that ends before it starts',
    /<\/StartDateTime>/,
    '</StartDateTime><EndDateTime>2025-03-01T00:00:00Z</EndDateTime>',
    'deal_ends_before_start',
  ],
  ['no front cover', /<Image>[\s\S]*<\/Image>/, '', 'front_cover_count'],
  ['a SHA-256 of three characters', `<HashSumValue>${'01'.repeat(32)}<`, '<HashSumValue>abc<', 'hash_value'],
  ['the profile of a single resource on ten tracks', '"Audio"', '"SimpleAudioSingle"', 'profile_not_audio'],
];

/** Mistakes that differ between versions. */
const VERSION_MISTAKES: Record<ErnVersion, readonly Mistake[]> = {
  '43': [],
  '432': [[OTHER_GENRE, /(<\/?)DisplayGenre\b/g, '$1Genre', 'element_unexpected']],
  '382': [
    ['an invalid party id', '<PartyId>PADPIDA2026010101N', '<PartyId>EXAMPLE-DISTRIBUTION', 'value_invalid'],
    ['a deal without a start', /<StartDateTime>.*<\/StartDateTime>/, '', 'deal_without_start'],
    ['a wrong check digit of the UPC', '>085001234562</ICPN>', '>085001234563</ICPN>', 'icpn_invalid'],
    [
      'a reference to a missing recording',
      /(<ReleaseResourceReference ReleaseResourceType="PrimaryResource">)A1</g,
      '$1A99<',
      'reference_unresolved',
    ],
    ['an artist without a party', /(<DisplayArtist S[\s\S]*?<FullName>).*?</, '$1<', 'name_missing'],
    ['a track release left out', /<Release>\s*<ReleaseId>\s*<ISRC>[\s\S]*?<\/Release>/, '', 'track_release_count'],
    ['a SHA-256 of three characters', `<HashSum>${'01'.repeat(32)}<`, '<HashSum>abc<', 'hash_value'],
    [
      'the profile of a single resource on ten tracks',
      'CommonReleaseTypes/14/AudioAlbumMusicOnly',
      'CommonReleaseTypes/14/SingleResourceRelease',
      'profile_not_audio',
    ],
  ],
};

function listMistakes(version: ErnVersion): readonly Mistake[] {
  return MISTAKES.map((mistake) => VERSION_MISTAKES[version].find(([name]) => name === mistake[0]) ?? mistake);
}

describe.each(VERSIONS)('in ERN %s', (version) => {
  const mistakes = listMistakes(version);
  const xml = buildNewReleaseMessage(buildSampleRelease(10), buildSampleHeader(), buildSampleWriting(version));

  test('the unchanged album is valid', () => {
    expect(engines.check(xml, { kind: 'insert' })).toEqual([]);
    expect(mistakes).toHaveLength(20);
  });

  test.each(mistakes)('a message with %s is refused', (_name, from, to, code) => {
    const broken = xml.replace(from, to);
    expect(broken).not.toBe(xml);
    const issues = engines.check(broken);
    expect(isRefused(issues)).toBe(true);
    const named = issues.filter((issue) => issue.severity !== 'warning').map((issue) => issue.code);
    expect(named).toContain(code);
  });
});
