import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { isRefused } from '../issue.ts';
import type { ErnArtist, ErnDeal, ErnRelease, ErnVersion } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';

const engines = createEngines();

type Mistake = readonly [name: string, from: string | RegExp, to: string];

const SECOND: ErnArtist = {
  name: 'Lua Sol',
  role: 'main_artist',
  ids: [{ namespace: 'AppleMusic', id: '1440818839' }],
};
const GUEST: ErnArtist = { name: 'Kumsal', role: 'featured_artist', ids: [] };

const SALE: ErnDeal = {
  territories: ['BR', 'US'],
  start_at: '2026-03-01T00:00:00',
  end_at: null,
  commercial_models: ['pay_as_you_go'],
  use_types: ['permanent_download'],
  claim_policy: null,
  is_pre_order: false,
  instant_tracks: [],
};
const PRE_ORDER: ErnDeal = {
  ...SALE,
  start_at: '2026-02-10T00:00:00',
  end_at: SALE.start_at,
  claim_policy: null,
  is_pre_order: true,
  instant_tracks: [1],
};

/** An album of two discs by two main artists, first released earlier, on pre-order with an instant track, with answers about AI. */
function buildAlbum(): ErnRelease {
  const sample = buildSampleRelease(4);
  const artists = [...sample.artists, SECOND, GUEST];
  const display_artist_name = `${sample.display_artist_name} & ${SECOND.name} feat. ${GUEST.name}`;
  return {
    ...sample,
    display_artist_name,
    artists,
    original_release_date: '2025-11-20',
    deals: [PRE_ORDER, SALE],
    cover_contains_ai: 'none',
    tracks: sample.tracks.map((track, index) => ({
      ...track,
      display_artist_name,
      artists,
      disc_number: index < 2 ? 1 : 2,
      p_line: { year: 2025, text: '2025 Lua Sol' },
      contains_ai: index === 1 ? ('partly' as const) : ('none' as const),
      contributors: track.contributors.map((person) => ({ ...person, ai: 'none' as const })),
    })),
  };
}

const DISC_2 = /<SequenceNumber>2<\/SequenceNumber>(\s*<ResourceGroupContentItem>)/;
const ITEM =
  /<ResourceGroupContentItem>(?:(?!<\/ResourceGroupContentItem>)[\s\S])*A[34]<[\s\S]*?<\/ResourceGroupContentItem>/g;

const SHARED: readonly Mistake[] = [
  ['a pre-order of streams', '<UseType>PermanentDownload<', '<UseType>OnDemandStream<'],
  ['a pre-order in a subscription', '<CommercialModelType>PayAsYouGo', '<CommercialModelType>Subscription'],
  ['a pre-order without an end', /<EndDateTime>.*<\/EndDateTime>/, ''],
  ['a pre-order that ends a day before the sale', '<EndDateTime>2026-03-01', '<EndDateTime>2026-02-28'],
  ['a pre-order that ends a day after the sale has begun', '<EndDateTime>2026-03-01', '<EndDateTime>2026-03-02'],
  ['a pre-order that is one perhaps', '<IsPreOrderDeal>true<', '<IsPreOrderDeal>maybe<'],
  ['early sales that are no pre-order', '<IsPreOrderDeal>true<', '<IsPreOrderDeal>false<'],
  ['a pre-order in a country without a sale', '<TerritoryCode>BR<', '<TerritoryCode>JP<'],
  ['a pre-order in a country that does not exist', '<TerritoryCode>BR<', '<TerritoryCode>XX<'],
  ['an empty list of instant tracks', /<DealResourceReference>A1<\/DealResourceReference>/, ''],
  ['an instant track of another release', '<DealResourceReference>A1<', '<DealResourceReference>A99<'],
  ['the cover as an instant track', '<DealResourceReference>A1<', '<DealResourceReference>A5<'],
  ['an instant track twice', /(<DealResourceReference>A1<\/DealResourceReference>)/, '$1$1'],
  [
    'every track at once',
    /<DealResourceReference>A1<\/DealResourceReference>/,
    [1, 2, 3, 4].map((number) => `<DealResourceReference>A${number}</DealResourceReference>`).join(''),
  ],
  [
    'an instant track without its flag',
    '<IsInstantGratificationResource>true<',
    '<IsInstantGratificationResource>false<',
  ],
  ['a main artist without a position', '<DisplayArtist SequenceNumber="2">', '<DisplayArtist>'],
  ['two artists in one position', '<DisplayArtist SequenceNumber="2">', '<DisplayArtist SequenceNumber="1">'],
  ['a guest before the main artists', 'MainArtist', 'FeaturedArtist'],
  ['an artist in a role that does not exist', '>MainArtist<', '>LeadArtist<'],
  ['a second artist without a name', /<FullName>Lua Sol</g, '<FullName><'],
  ['a second artist with an id of nowhere', / Namespace="AppleMusic"/g, ''],
  ['a (P) line of the year 3000', '<Year>2025<', '<Year>3000<'],
  ['a (P) line of the year 25', '<Year>2025<', '<Year>25<'],
  ['a (P) line without an owner', /<PLineText>2025 Lua Sol</, '<PLineText><'],
  ['a first release after this one', /(OriginalReleaseDate[^>]*>)2025-/, '$12026-'],
  ['a first release on a day that does not exist', /(OriginalReleaseDate[^>]*>)2025-11-20/, '$12025-11-31'],
  ['two discs with one number', DISC_2, '<SequenceNumber>1</SequenceNumber>$1'],
  ['a disc without tracks', ITEM, ''],
  ['a songwriter in a role that does not exist', /ComposerLyricist/, 'Songsmith'],
];

/** The parts with other names in each version. */
const OWN: Record<ErnVersion, readonly Mistake[]> = {
  '43': [
    [
      'an answer about AI on the cover',
      /(<\/ParentalWarningType>)(\s*<TechnicalDetails>)/,
      '$1<ContainsAI>None</ContainsAI>$2',
    ],
  ],
  '432': [['a contribution by AI to a track without AI', '<AiContribution>None<', '<AiContribution>Partly<']],
  '382': [['an answer about AI', /(<IsInstrumental>)/, '<ContainsAI>None</ContainsAI>$1']],
};

describe.each(VERSIONS)('in ERN %s', (version) => {
  const mistakes = [...SHARED, ...OWN[version]];
  const xml = buildNewReleaseMessage(buildAlbum(), buildSampleHeader(), buildSampleWriting(version));

  test('the unchanged album is valid', () => {
    expect(engines.check(xml, { kind: 'insert' })).toEqual([]);
    expect(mistakes).toHaveLength(30);
  });

  test.each(mistakes)('a message with %s is refused', (_name, from, to) => {
    const broken = xml.replace(from, to);
    expect(broken).not.toBe(xml);
    expect(isRefused(engines.check(broken, { kind: 'insert' }))).toBe(true);
  });
});
