import {
  ARTIST_ROLE,
  AUDIO_CODEC,
  CLAIM_POLICY,
  COMMERCIAL_MODEL,
  CONTRIBUTOR_ROLE,
  IMAGE_CODEC,
  INSTRUMENT,
  LANGUAGE_OR_NONE,
  PARENTAL_WARNING,
  RELEASE_TYPE,
  TERRITORY,
  USE_TYPE,
} from './code-lists.ts';
import {
  type AttributeModel,
  allowed,
  anyNumber,
  type ElementModel,
  element,
  one,
  oneOfElements,
  oneOrMore,
  oneWithVariant,
  optional,
  optionalOneOf,
  type Particle,
  required,
} from './content-model.ts';
import { C_LINE, HEADER, P_LINE, USER_DEFINED } from './message-parts.ts';
import {
  anchorFor,
  COUNT,
  COUNTRY,
  DATE,
  DEAL_TIME,
  DURATION,
  EVENT_DATE,
  IPI,
  ISNI,
  KILOBYTES,
  LANGUAGE_TAG,
  oneOf,
  referenceTo,
  SECONDS,
  TEXT,
  TRUE,
} from './value-types.ts';

/** The differences between ERN 4.3 and 4.3.2 in our messages. */
interface Ern4Difference {
  avs_version: string;
  genre: string;
  /** 4.3 has the role as the text of Role, 4.3.2 in an element Value. */
  isRoleInValue: boolean;
  /** The link from a track to its lyrics: 4.3 has no allowed value for it. */
  lyricsLink: Readonly<Record<string, AttributeModel>>;
  /** Only 4.3.2 states how far AI made a resource or a contribution. */
  statesAi: boolean;
}

const DIFFERENCES = {
  '43': {
    avs_version: '3',
    genre: 'Genre',
    isRoleInValue: false,
    lyricsLink: {
      LinkDescription: required(oneOf('UserDefined')),
      Namespace: required(TEXT),
      UserDefinedValue: required(oneOf('Lyrics')),
    },
    statesAi: false,
  },
  '432': {
    avs_version: '9',
    genre: 'DisplayGenre',
    isRoleInValue: true,
    lyricsLink: { LinkDescription: required(oneOf('Lyrics')) },
    statesAi: true,
  },
} as const satisfies Record<string, Ern4Difference>;

const EVERYWHERE = { ApplicableTerritoryCode: required(oneOf('Worldwide')), IsDefault: required(TRUE) };
const IN_NAMESPACE = { Namespace: required(TEXT) };
const PIXELS = { UnitOfMeasure: required(oneOf('Pixel')) };

const AI_EXTENT = oneOf('None', 'Partly', 'All');

function buildAiExtent(name: 'ContainsAI' | 'AiContribution', { statesAi }: Ern4Difference): readonly Particle[] {
  return statesAi ? [optional(name, AI_EXTENT)] : [];
}

const PARTY_LIST = one('PartyList', [
  oneOrMore('Party', [
    one('PartyReference', anchorFor('party')),
    one('PartyName', [one('FullName', TEXT)]),
    optional('PartyId', [
      optional('ISNI', ISNI),
      optional('IpiNameNumber', IPI),
      anyNumber('ProprietaryId', TEXT, IN_NAMESPACE),
    ]),
  ]),
]);

const FILE = one('File', [
  one('URI', TEXT),
  one('HashSum', [one('Algorithm', oneOf('MD5', 'SHA1', 'SHA-256', 'SHA-512')), one('HashSumValue', TEXT)]),
  one('FileSize', KILOBYTES),
]);

function buildTitles(subTitle: Particle): readonly Particle[] {
  return [
    one('DisplayTitleText', TEXT, EVERYWHERE),
    one('DisplayTitle', [one('TitleText', TEXT), subTitle], {
      LanguageAndScriptCode: required(LANGUAGE_TAG),
      ...EVERYWHERE,
    }),
  ];
}

const VERSION = { SubTitleType: required(oneOf('Version')) };
const RELEASE_TITLES = buildTitles(optional('SubTitle', TEXT, VERSION));

/** A recording also states its version. */
const RECORDING_TITLES = buildTitles(anyNumber('SubTitle', TEXT, VERSION));

const IN_ORDER = { SequenceNumber: required(COUNT) };
const ARTIST_PARTY = one('ArtistPartyReference', referenceTo('party'));

const DISPLAY_ARTISTS: readonly Particle[] = [
  one('DisplayArtistName', TEXT, EVERYWHERE),
  oneOrMore('DisplayArtist', [ARTIST_PARTY, one('DisplayArtistRole', ARTIST_ROLE)], IN_ORDER),
];

/** The artists of a release, and those who produced or remixed the whole of it. */
function buildReleaseArtists({ isRoleInValue }: Ern4Difference): readonly Particle[] {
  const role = oneOf('Remixer', 'StudioProducer');
  return [
    one('DisplayArtistName', TEXT, EVERYWHERE),
    oneOrMore(
      'DisplayArtist',
      [
        ARTIST_PARTY,
        one('DisplayArtistRole', oneOf('Artist', 'FeaturedArtist', 'MainArtist')),
        anyNumber('ArtisticRole', isRoleInValue ? [one('Value', role)] : role),
      ],
      IN_ORDER,
    ),
  ];
}

const WARNING = one('ParentalWarningType', PARENTAL_WARNING);

function buildGenre({ genre }: Ern4Difference): Particle {
  return one(genre, [one('GenreText', TEXT), optional('SubGenre', TEXT)], EVERYWHERE);
}

/** A person; in 4.3.2 also generative AI, which made the whole recording. */
function buildContributorParty({ statesAi }: Ern4Difference): Particle {
  const party = element('ContributorPartyReference', referenceTo('party'));
  return statesAi ? oneOfElements(party, element('SpecialContributor', oneOf('GenerativeAI'))) : oneOfElements(party);
}

/** The roles of a contributor with instruments: beside the roles in 4.3, within the role of the player in 4.3.2. */
function buildRoles({ isRoleInValue }: Ern4Difference): readonly Particle[] {
  const instruments = anyNumber('InstrumentType', INSTRUMENT, USER_DEFINED);
  return isRoleInValue
    ? [anyNumber('Role', [one('Value', CONTRIBUTOR_ROLE, USER_DEFINED), instruments])]
    : [anyNumber('Role', CONTRIBUTOR_ROLE, USER_DEFINED), instruments];
}

function buildSoundRecording(difference: Ern4Difference): Particle {
  return oneOrMore('SoundRecording', [
    one('ResourceReference', anchorFor('resource')),
    one('Type', oneOf('MusicalWorkSoundRecording')),
    one('SoundRecordingEdition', [
      one('ResourceId', [one('ISRC', TEXT)]),
      P_LINE,
      optional('TechnicalDetails', [
        one('TechnicalResourceDetailsReference', anchorFor('file')),
        optional('DeliveryFile', [
          one('Type', oneOf('AudioFile')),
          one('AudioCodecType', AUDIO_CODEC),
          one('NumberOfChannels', COUNT),
          one('SamplingRate', COUNT, { UnitOfMeasure: required(oneOf('Hz')) }),
          one('BitsPerSample', COUNT),
          FILE,
          one('IsProvidedInDelivery', TRUE),
        ]),
        optional('ClipDetails', [
          one('TechnicalResourceDetailsReference', anchorFor('file')),
          one('ClipType', oneOf('Preview')),
          one('Timing', [one('StartPoint', SECONDS)]),
          one('ExpressionType', oneOf('Instructive')),
        ]),
      ]),
    ]),
    optional('WorkId', [one('ISWC', TEXT)]),
    ...RECORDING_TITLES,
    optional('VersionType', oneOf('InstrumentalVersion', 'LiveVersion', 'RemixVersion', 'UserDefined'), USER_DEFINED),
    ...DISPLAY_ARTISTS,
    anyNumber(
      'Contributor',
      [buildContributorParty(difference), ...buildRoles(difference), ...buildAiExtent('AiContribution', difference)],
      { SequenceNumber: required(COUNT) },
    ),
    one('Duration', DURATION),
    optional('CreationDate', EVENT_DATE, { ApplicableTerritoryCode: allowed(COUNTRY) }),
    optional('FirstPublicationDate', DATE, EVERYWHERE),
    optional('LocationAndDateOfSession', [
      one('SessionType', oneOf('Recording')),
      one('Venue', [one('TerritoryCode', COUNTRY)]),
    ]),
    WARNING,
    ...buildAiExtent('ContainsAI', difference),
    optional('IsCover', TRUE),
    one('LanguageOfPerformance', LANGUAGE_OR_NONE),
  ]);
}

function buildImage(difference: Ern4Difference): Particle {
  return one('Image', [
    one('ResourceReference', anchorFor('resource')),
    one('Type', oneOf('FrontCoverImage')),
    one('ResourceId', [one('ProprietaryId', TEXT, IN_NAMESPACE)]),
    one('ParentalWarningType', oneOf('NoAdviceAvailable')),
    ...buildAiExtent('ContainsAI', difference),
    optional('TechnicalDetails', [
      one('TechnicalResourceDetailsReference', anchorFor('file')),
      one('ImageCodecType', IMAGE_CODEC),
      one('ImageHeight', COUNT, PIXELS),
      one('ImageWidth', COUNT, PIXELS),
      FILE,
      one('IsProvidedInDelivery', TRUE),
    ]),
  ]);
}

function buildLyrics(difference: Ern4Difference): Particle {
  return anyNumber('Text', [
    one('ResourceReference', anchorFor('resource')),
    one('Type', oneOf('LyricText')),
    one('ResourceId', [one('ProprietaryId', TEXT, IN_NAMESPACE)]),
    ...buildAiExtent('ContainsAI', difference),
    one('TechnicalDetails', [
      one('TechnicalResourceDetailsReference', anchorFor('file')),
      one('TextCodecType', oneOf('UTF8Text', 'LRC', 'TTML')),
      FILE,
      one('IsProvidedInDelivery', TRUE),
    ]),
    one('LanguageOfText', LANGUAGE_OR_NONE),
  ]);
}

function buildRelease(difference: Ern4Difference): Particle {
  return one('Release', [
    one('ReleaseReference', anchorFor('release')),
    one('ReleaseType', RELEASE_TYPE, USER_DEFINED),
    one('ReleaseId', [optional('GRid', TEXT), one('ICPN', TEXT)]),
    ...RELEASE_TITLES,
    ...buildReleaseArtists(difference),
    one('ReleaseLabelReference', referenceTo('party')),
    P_LINE,
    C_LINE,
    one('Duration', DURATION),
    buildGenre(difference),
    one('ReleaseDate', DATE, EVERYWHERE),
    optional('OriginalReleaseDate', DATE, EVERYWHERE),
    anyNumber('ReleaseVisibilityReference', referenceTo('visibility')),
    WARNING,
    optionalOneOf(element('IsMultiArtistCompilation', TRUE), element('IsSingleArtistCompilation', TRUE)),
    buildResourceGroup(difference),
  ]);
}

function buildResourceGroup({ lyricsLink }: Ern4Difference): Particle {
  const items = oneOrMore('ResourceGroupContentItem', [
    one('SequenceNumber', COUNT),
    one('ReleaseResourceReference', referenceTo('resource')),
    optional('LinkedReleaseResourceReference', referenceTo('resource'), lyricsLink),
    optional('IsInstantGratificationResource', TRUE),
  ]);
  const cover = one('LinkedReleaseResourceReference', referenceTo('resource'), {
    LinkDescription: required(oneOf('CoverArt')),
  });
  const number = one('SequenceNumber', COUNT);
  const disc = oneOrMore('ResourceGroup', [number, items], { ResourceGroupType: required(oneOf('Component')) });
  return oneWithVariant('ResourceGroup', [number, items, cover], 'ResourceGroup', [number, disc, cover]);
}

function buildTrackRelease(difference: Ern4Difference): Particle {
  return oneOrMore('TrackRelease', [
    one('ReleaseReference', anchorFor('release')),
    one('ReleaseId', [one('ProprietaryId', TEXT, IN_NAMESPACE)]),
    one('ReleaseResourceReference', referenceTo('resource')),
    one('ReleaseLabelReference', referenceTo('party')),
    buildGenre(difference),
  ]);
}

const INSTANT_TRACKS = optional('InstantGratificationResourceList', [
  oneOrMore('DealResourceReference', referenceTo('resource')),
]);

const DEAL_LIST = optional('DealList', [
  oneOrMore('ReleaseDeal', [
    oneOrMore('DealReleaseReference', referenceTo('release')),
    oneOrMore('Deal', [
      one('DealTerms', [
        oneOrMore('TerritoryCode', TERRITORY),
        one('ValidityPeriod', [one('StartDateTime', DEAL_TIME), optional('EndDateTime', DEAL_TIME)]),
        oneOrMore('CommercialModelType', COMMERCIAL_MODEL),
        oneOrMore('UseType', USE_TYPE),
        optional('RightsClaimPolicy', [one('RightsClaimPolicyType', CLAIM_POLICY)]),
        optional('IsPreOrderDeal', TRUE),
        INSTANT_TRACKS,
      ]),
    ]),
  ]),
  anyNumber('ReleaseVisibility', [
    one('VisibilityReference', anchorFor('visibility')),
    oneOrMore('TerritoryCode', TERRITORY),
    one('ReleaseDisplayStartDateTime', DEAL_TIME),
    one('CoverArtPreviewStartDateTime', DEAL_TIME),
    one('FullTrackListingPreviewStartDateTime', DEAL_TIME),
  ]),
]);

/**
 * Builds the model of the NewReleaseMessage of ERN 4.3 or 4.3.2, for new releases, updates and takedowns: an update may
 * omit files, a takedown the DealList. The rules in `check/rules` say what each kind must contain.
 */
export function buildNewReleaseModel(version: keyof typeof DIFFERENCES): ElementModel {
  const difference = DIFFERENCES[version];
  return element(
    'NewReleaseMessage',
    [
      HEADER,
      PARTY_LIST,
      one('ResourceList', [buildSoundRecording(difference), buildImage(difference), buildLyrics(difference)]),
      one('ReleaseList', [buildRelease(difference), buildTrackRelease(difference)]),
      DEAL_LIST,
    ],
    {
      ReleaseProfileVersionId: required(oneOf('Audio')),
      LanguageAndScriptCode: required(LANGUAGE_TAG),
      AvsVersionId: required(oneOf(difference.avs_version)),
    },
  );
}

/** Builds the model of the PurgeReleaseMessage of ERN 4.3 or 4.3.2. */
export function buildPurgeModel(version: keyof typeof DIFFERENCES): ElementModel {
  return element(
    'PurgeReleaseMessage',
    [HEADER, one('PurgedRelease', [one('ReleaseId', [optional('GRid', TEXT), optional('ICPN', TEXT)])])],
    {
      AvsVersionId: required(oneOf(DIFFERENCES[version].avs_version)),
      LanguageAndScriptCode: required(LANGUAGE_TAG),
    },
  );
}
