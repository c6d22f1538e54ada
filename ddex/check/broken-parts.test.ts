import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { isRefused } from '../issue.ts';
import type { ErnDeal, ErnRelease, ErnTextFile, ErnVersion } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';

const engines = createEngines();

type Mistake = readonly [name: string, from: string | RegExp, to: string];

const CLAIM = {
  territories: ['TR', 'US'],
  start_at: '2026-03-01T00:00:00',
  end_at: null,
  commercial_models: ['rights_claim'],
  use_types: ['user_make_available_user_provided'],
  claim_policy: null,
  is_pre_order: false,
  instant_tracks: [],
} satisfies ErnDeal;

const buildLyrics = (format: ErnTextFile['format'], sign: string): ErnTextFile => ({
  path: `resources/words-${sign}.${format.toLowerCase()}`,
  format,
  contains_ai: null,
  size_bytes: 1200,
  hash: { algorithm: 'SHA-256', value: sign.repeat(64) },
});
const LYRICS = [buildLyrics('TTML', 'a'), buildLyrics('LRC', 'b')];

/** An album of two discs with previews, an ISNI, countries, a local start, claims, a track without them, and lyrics. */
function buildAlbum(): ErnRelease {
  const sample = buildSampleRelease(4);
  const ids = [
    { namespace: 'ISNI', id: '0000000121032683' },
    { namespace: 'AppleMusic', id: '1440818839' },
  ];
  const artists = sample.artists.map((artist) => ({ ...artist, ids }));
  const deals = [{ ...CLAIM, territories: [...CLAIM.territories], commercial_models: [...CLAIM.commercial_models] }];
  return {
    ...sample,
    artists,
    deals: deals.map((deal) => ({ ...deal, use_types: [...deal.use_types] })),
    tracks: sample.tracks.map((track, index) => ({
      ...track,
      artists,
      disc_number: index < 2 ? 1 : 2,
      preview_start_seconds: 30 + index,
      contains_ai: 'partly' as const,
      lyrics: LYRICS[index] ?? null,
      deals: index === 3 ? [] : null,
    })),
  };
}

const SHARED: readonly Mistake[] = [
  ['a preview that starts after the end', '<StartPoint>30<', '<StartPoint>99999<'],
  ['a preview that starts before the beginning', '<StartPoint>30<', '<StartPoint>-1<'],
  ['a preview that starts at 0:30', '<StartPoint>30<', '<StartPoint>0:30<'],
  ['a preview without a start', '<StartPoint>30</StartPoint>', ''],
  ['a preview without its expression', /<ExpressionType>Instructive<\/ExpressionType>/, ''],
  ['a preview that is only a hint', '<ExpressionType>Instructive<', '<ExpressionType>Optional<'],
  ['an ISNI with a wrong check character', /0000000121032683/g, '0000000121032684'],
  ['an ISNI with spaces', /0000000121032683/g, '0000 0001 2103 2683'],
  ['an ISNI that is cut', /0000000121032683/g, '000000012103268'],
  ['an id without its namespace', / Namespace="AppleMusic"/g, ''],
  ['a disc without a number of its own', /<SequenceNumber>2<\/SequenceNumber>(\s*<ResourceGroupContentItem>)/, '$1'],
  [
    'the disc zero',
    /<SequenceNumber>2<\/SequenceNumber>(\s*<ResourceGroupContentItem>)/,
    '<SequenceNumber>0</SequenceNumber>$1',
  ],
  ['a claim on streams', '<UseType>UserMakeAvailableUserProvided<', '<UseType>OnDemandStream<'],
  ['a model that does not exist', '<CommercialModelType>RightsClaimModel<', '<CommercialModelType>ClaimModel<'],
  ['a region instead of a country', '<TerritoryCode>TR<', '<TerritoryCode>EU<'],
  ['lyrics whose hash is cut', 'a'.repeat(64), 'a'.repeat(63)],
  ['lyrics outside the package', /(resources\/)?words-a\.ttml/, '../words-a.ttml'],
  ['two lyrics in one file', 'words-b.lrc', 'words-a.ttml'],
  ['a format of lyrics that does not exist', '<TextCodecType>TTML<', '<TextCodecType>Karaoke<'],
  ['lyrics of no format', '<TextCodecType>TTML<', '<TextCodecType><'],
  [
    'a link to lyrics that are not there',
    /(<LinkedReleaseResourceReference[^>]*>)A\d+(?=<[\s\S]*?LinkedReleaseResourceReference)/,
    '$1A99',
  ],
  ['an offset of no zone', '<StartDateTime>2026-03-01T00:00:00<', '<StartDateTime>2026-03-01T00:00:00+14:30<'],
];

/** The parts with other names in each version. */
const OWN: Record<ErnVersion, readonly Mistake[]> = {
  '43': [
    ['a clip of no kind', '<ClipType>Preview<', '<ClipType>Chorus<'],
    [
      'an answer about AI',
      /(<\/ParentalWarningType>)(\s*<LanguageOfPerformance>)/,
      '$1<ContainsAI>Partly</ContainsAI>$2',
    ],
    ['a disc of no type', 'ResourceGroupType="Component"', 'ResourceGroupType="Disc"'],
    ['two clips with one reference', /(<ClipDetails>\s*<TechnicalResourceDetailsReference>)T\d+</, '$1T1<'],
    ['a text that is no lyrics', '<Type>LyricText<', '<Type>Review<'],
    ['lyrics without a format', /<TextCodecType>TTML<\/TextCodecType>/, ''],
    ['lyrics that are linked as something else', 'UserDefinedValue="Lyrics"', 'UserDefinedValue="Words"'],
    ['lyrics in a language that does not exist', '<LanguageOfText>tr<', '<LanguageOfText>Turkish<'],
  ],
  '432': [
    ['a clip of no kind', '<ClipType>Preview<', '<ClipType>Chorus<'],
    ['an unknown extent of AI', '<ContainsAI>Partly<', '<ContainsAI>Some<'],
    ['a disc of no type', 'ResourceGroupType="Component"', 'ResourceGroupType="Disc"'],
    ['two clips with one reference', /(<ClipDetails>\s*<TechnicalResourceDetailsReference>)T\d+</, '$1T1<'],
    ['a text that is no lyrics', '<Type>LyricText<', '<Type>Review<'],
    ['lyrics without a format', /<TextCodecType>TTML<\/TextCodecType>/, ''],
    ['lyrics that are linked as something else', 'LinkDescription="Lyrics"', 'LinkDescription="Words"'],
    ['lyrics in a language that does not exist', '<LanguageOfText>tr<', '<LanguageOfText>Turkish<'],
  ],
  '382': [
    ['a file that is itself a preview', '<IsPreview>false<', '<IsPreview>true<'],
    ['a namespace beside an ISNI', 'IsISNI="true"', 'IsISNI="true" Namespace="ISNI"'],
    ['an ISNI that is none', 'IsISNI="true"', 'IsISNI="false"'],
    ['a text that is no lyrics', '<TextType>LyricText<', '<TextType>Review<'],
    ['lyrics without a format', /<TextCodecType>TTML<\/TextCodecType>/, ''],
    ['lyrics that are linked as something else', 'LinkDescription="Lyrics"', 'LinkDescription="Words"'],
    ['a format of lyrics of our own without its value', ' UserDefinedValue="LRC"', ''],
    ['a disc without a title', /<Title TitleType="GroupingTitle">[\s\S]*?<\/Title>/, ''],
  ],
};

describe.each(VERSIONS)('in ERN %s', (version) => {
  const mistakes = [...SHARED, ...OWN[version]];
  const xml = buildNewReleaseMessage(buildAlbum(), buildSampleHeader(), buildSampleWriting(version));
  const withdrawn = buildAlbum()
    .tracks.slice(3)
    .map(({ isrc }) => isrc);

  test('the unchanged album is valid', () => {
    expect(engines.check(xml, { kind: 'insert', withdrawn })).toEqual([]);
    expect(mistakes).toHaveLength(30);
  });

  test.each(mistakes)('a message with %s is refused', (_name, from, to) => {
    const broken = xml.replace(from, to);
    expect(broken).not.toBe(xml);
    expect(isRefused(engines.check(broken, { withdrawn }))).toBe(true);
  });
});
