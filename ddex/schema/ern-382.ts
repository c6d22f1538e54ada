import {
  ARTIST_ROLE,
  AUDIO_CODEC,
  CLAIM_POLICY,
  COMMERCIAL_MODEL_382,
  IMAGE_CODEC,
  LANGUAGE,
  PARENTAL_WARNING,
  RESOURCE_ROLE,
  TERRITORY,
  USE_TYPE_382,
  WORK_ROLE,
} from './code-lists.ts';
import {
  allowed,
  anyNumber,
  type ElementModel,
  element,
  one,
  oneOrMore,
  oneWithVariant,
  optional,
  optionalWithVariant,
  type Particle,
  required,
} from './content-model.ts';
import { C_LINE, HEADER, P_LINE, USER_DEFINED } from './message-parts.ts';
import {
  anchorFor,
  BOOLEAN,
  COUNT,
  COUNTRY,
  DATE,
  DEAL_TIME,
  DURATION,
  EVENT_DATE,
  LANGUAGE_TAG,
  oneOf,
  referenceTo,
  SECONDS,
  TEXT,
  TRUE,
} from './value-types.ts';

const IN_NAMESPACE = { Namespace: required(TEXT) };
const IN_ORDER = { SequenceNumber: required(COUNT) };
const PIXELS = { UnitOfMeasure: required(oneOf('Pixel')) };
const WORLDWIDE = one('TerritoryCode', oneOf('Worldwide'));
const IS_NO_PREVIEW = one('IsPreview', oneOf('false'));

const PERSON: readonly Particle[] = [
  one('PartyName', [one('FullName', TEXT)]),
  // An id has a namespace, or is an ISNI.
  anyNumber('PartyId', TEXT, { Namespace: allowed(TEXT), IsISNI: allowed(TRUE) }),
];

const FILE_REFERENCE = one('TechnicalResourceDetailsReference', anchorFor('file'));
const PREVIEW: readonly Particle[] = [one('StartPoint', SECONDS), one('ExpressionType', oneOf('Instructive'))];

const FILE = one('File', [
  one('FileName', TEXT),
  optional('FilePath', TEXT),
  one('HashSum', [
    one('HashSum', TEXT),
    one('HashSumAlgorithmType', oneOf('MD5', 'SHA1', 'UserDefined'), USER_DEFINED),
    one('HashSumDataType', oneOf('HexBinary')),
  ]),
]);

const REFERENCE_TITLE = one('ReferenceTitle', [one('TitleText', TEXT), optional('SubTitle', TEXT)]);

const TITLES = oneOrMore(
  'Title',
  [one('TitleText', TEXT), anyNumber('SubTitle', TEXT, { SubTitleType: required(oneOf('Version')) })],
  { LanguageAndScriptCode: required(LANGUAGE_TAG), TitleType: required(oneOf('FormalTitle', 'DisplayTitle')) },
);

const DISPLAY_ARTISTS = oneOrMore('DisplayArtist', [...PERSON, one('ArtistRole', ARTIST_ROLE)], IN_ORDER);
const DISPLAY_ARTIST_NAME = one('DisplayArtistName', TEXT);
const GENRE = one('Genre', [one('GenreText', TEXT), optional('SubGenre', TEXT)]);
const WARNING = one('ParentalWarningType', PARENTAL_WARNING);

const SOUND_RECORDING = oneOrMore('SoundRecording', [
  one('SoundRecordingType', oneOf('MusicalWorkSoundRecording')),
  one('SoundRecordingId', [one('ISRC', TEXT)]),
  optional('IndirectSoundRecordingId', [one('ISWC', TEXT)]),
  one('ResourceReference', anchorFor('resource')),
  REFERENCE_TITLE,
  one('IsInstrumental', BOOLEAN),
  optional('LanguageOfPerformance', LANGUAGE),
  one('Duration', DURATION),
  optional('CreationDate', EVENT_DATE, { TerritoryCode: allowed(COUNTRY) }),
  one('SoundRecordingDetailsByTerritory', [
    WORLDWIDE,
    TITLES,
    DISPLAY_ARTISTS,
    anyNumber(
      'ResourceContributor',
      [...PERSON, anyNumber('ResourceContributorRole', RESOURCE_ROLE, USER_DEFINED), anyNumber('InstrumentType', TEXT)],
      IN_ORDER,
    ),
    anyNumber(
      'IndirectResourceContributor',
      [...PERSON, oneOrMore('IndirectResourceContributorRole', WORK_ROLE)],
      IN_ORDER,
    ),
    optional('DisplayArtistName', TEXT),
    optional('OriginalResourceReleaseDate', DATE),
    P_LINE,
    GENRE,
    WARNING,
    // Without a file it only says where the preview starts.
    optionalWithVariant(
      'TechnicalSoundRecordingDetails',
      [FILE_REFERENCE, IS_NO_PREVIEW, one('PreviewDetails', PREVIEW)],
      'File',
      [
        FILE_REFERENCE,
        one('AudioCodecType', AUDIO_CODEC),
        one('NumberOfChannels', COUNT),
        one('SamplingRate', COUNT, { UnitOfMeasure: required(oneOf('Hz')) }),
        one('BitsPerSample', COUNT),
        IS_NO_PREVIEW,
        optional('PreviewDetails', PREVIEW),
        FILE,
      ],
    ),
  ]),
]);

const IMAGE = one('Image', [
  one('ImageType', oneOf('FrontCoverImage')),
  one('ImageId', [one('ProprietaryId', TEXT, IN_NAMESPACE)]),
  one('ResourceReference', anchorFor('resource')),
  one('ImageDetailsByTerritory', [
    WORLDWIDE,
    one('ParentalWarningType', oneOf('NoAdviceAvailable')),
    optional('TechnicalImageDetails', [
      FILE_REFERENCE,
      one('ImageCodecType', IMAGE_CODEC),
      one('ImageHeight', COUNT, PIXELS),
      one('ImageWidth', COUNT, PIXELS),
      IS_NO_PREVIEW,
      FILE,
    ]),
  ]),
]);

const LYRICS = anyNumber(
  'Text',
  [
    one('TextType', oneOf('LyricText')),
    one('TextId', [one('ProprietaryId', TEXT, IN_NAMESPACE)]),
    one('ResourceReference', anchorFor('resource')),
    one('TextDetailsByTerritory', [
      WORLDWIDE,
      one('TechnicalTextDetails', [
        FILE_REFERENCE,
        one('TextCodecType', oneOf('UserDefined', 'TTML'), USER_DEFINED),
        IS_NO_PREVIEW,
        FILE,
      ]),
    ]),
  ],
  { LanguageAndScriptCode: allowed(LANGUAGE_TAG) },
);

const RESOURCE_REFERENCE = one('ReleaseResourceReference', referenceTo('resource'), {
  ReleaseResourceType: required(oneOf('PrimaryResource', 'SecondaryResource')),
});

const ITEM = [
  optional('SequenceNumber', COUNT),
  one('ResourceType', oneOf('SoundRecording', 'Image')),
  RESOURCE_REFERENCE,
  optional('LinkedReleaseResourceReference', referenceTo('resource'), { LinkDescription: required(oneOf('Lyrics')) }),
];
/** A single and the artwork stand directly in the group; neither is delivered at once with a pre-order. */
const RESOURCE_GROUP_ITEMS = oneOrMore('ResourceGroupContentItem', ITEM);
const DISC_ITEMS = oneOrMore('ResourceGroupContentItem', [...ITEM, optional('IsInstantGratificationResource', TRUE)]);

const RESOURCE_GROUP = one('ResourceGroup', [
  anyNumber('ResourceGroup', [
    one('Title', [one('TitleText', TEXT)], { TitleType: required(oneOf('GroupingTitle')) }),
    one('SequenceNumber', COUNT),
    DISC_ITEMS,
  ]),
  RESOURCE_GROUP_ITEMS,
]);

/** The artists of a release, and those who produced or remixed the whole of it. */
const RELEASE_ARTISTS = oneOrMore(
  'DisplayArtist',
  [...PERSON, oneOrMore('ArtistRole', oneOf('FeaturedArtist', 'MainArtist', 'Producer', 'UserDefined'), USER_DEFINED)],
  IN_ORDER,
);

const RELEASE_NAMES: readonly Particle[] = [
  WORLDWIDE,
  DISPLAY_ARTIST_NAME,
  one('LabelName', TEXT),
  TITLES,
  RELEASE_ARTISTS,
];

const RELATED_RELEASE = one('RelatedRelease', [
  one('ReleaseId', [one('ICPN', TEXT)]),
  one('ReleaseRelationshipType', oneOf('IsFromAudio')),
]);

/** The main release and every track are both a Release; the rules check which of them must have what. */
const RELEASES = oneOrMore(
  'Release',
  [
    one('ReleaseId', [
      optional('GRid', TEXT),
      optional('ISRC', TEXT),
      optional('ICPN', TEXT),
      optional('ProprietaryId', TEXT, IN_NAMESPACE),
    ]),
    one('ReleaseReference', anchorFor('release')),
    REFERENCE_TITLE,
    one('ReleaseResourceReferenceList', [
      oneOrMore('ReleaseResourceReference', referenceTo('resource'), {
        ReleaseResourceType: required(oneOf('PrimaryResource', 'SecondaryResource')),
      }),
    ]),
    one(
      'ReleaseType',
      oneOf('Album', 'ClassicalAlbum', 'EP', 'Single', 'SingleResourceRelease', 'TrackRelease', 'UserDefined'),
      USER_DEFINED,
    ),
    // A recording alone has no group, and names the product from which it comes.
    oneWithVariant(
      'ReleaseDetailsByTerritory',
      [
        ...RELEASE_NAMES,
        optional('IsMultiArtistCompilation', TRUE),
        WARNING,
        RESOURCE_GROUP,
        GENRE,
        one('ReleaseDate', DATE),
        optional('OriginalReleaseDate', DATE),
      ],
      'RelatedRelease',
      [...RELEASE_NAMES, RELATED_RELEASE, WARNING, GENRE, one('ReleaseDate', DATE)],
    ),
    optional('Duration', DURATION),
    P_LINE,
    C_LINE,
  ],
  { IsMainRelease: allowed(TRUE) },
);

const VALIDITY_PERIOD = one('ValidityPeriod', [one('StartDateTime', DEAL_TIME), optional('EndDateTime', DEAL_TIME)]);

const DEAL_LIST = optional('DealList', [
  oneOrMore('ReleaseDeal', [
    oneOrMore('DealReleaseReference', referenceTo('release')),
    oneOrMore('Deal', [
      oneWithVariant(
        'DealTerms',
        [
          optional('IsPreOrderDeal', TRUE),
          oneOrMore('CommercialModelType', COMMERCIAL_MODEL_382),
          one('Usage', [oneOrMore('UseType', USE_TYPE_382)]),
          oneOrMore('TerritoryCode', TERRITORY),
          VALIDITY_PERIOD,
          optional('InstantGratificationResourceList', [oneOrMore('DealResourceReference', referenceTo('resource'))]),
          optional('RightsClaimPolicy', [one('RightsClaimPolicyType', CLAIM_POLICY)]),
        ],
        'TakeDown',
        [one('TakeDown', TRUE), WORLDWIDE, VALIDITY_PERIOD],
      ),
    ]),
  ]),
]);

const SCHEMA_VERSION = { MessageSchemaVersionId: required(oneOf('ern/382')) };

/** The NewReleaseMessage of ERN 3.8.2, for new releases, updates and takedowns, as in ERN 4. */
export const NEW_RELEASE_382: ElementModel = element(
  'NewReleaseMessage',
  [
    HEADER,
    optional('UpdateIndicator', oneOf('OriginalMessage', 'UpdateMessage')),
    // Recordings alone come without artwork.
    oneWithVariant('ResourceList', [SOUND_RECORDING], 'Image', [SOUND_RECORDING, IMAGE, LYRICS]),
    one('ReleaseList', [RELEASES]),
    DEAL_LIST,
  ],
  {
    ...SCHEMA_VERSION,
    ReleaseProfileVersionId: required(
      oneOf(
        'CommonReleaseTypes/14/AudioSingle',
        'CommonReleaseTypes/14/AudioAlbumMusicOnly',
        'CommonReleaseTypes/14/SingleResourceRelease',
      ),
    ),
    LanguageAndScriptCode: required(LANGUAGE_TAG),
  },
);

/** The PurgeReleaseMessage of ERN 3.8.2. */
export const PURGE_382: ElementModel = element(
  'PurgeReleaseMessage',
  [HEADER, one('PurgedRelease', [one('ReleaseId', [optional('GRid', TEXT), optional('ICPN', TEXT)])])],
  SCHEMA_VERSION,
);
