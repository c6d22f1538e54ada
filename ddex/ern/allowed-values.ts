import type {
  ErnArtistRole,
  ErnClaimPolicy,
  ErnCommercialModel,
  ErnParentalWarning,
  ErnReleaseRole,
  ErnReleaseType,
  ErnTextFile,
  ErnUseType,
  ErnVersionType,
} from '../model.ts';

/** Our names and the DDEX allowed values, one table per value set; the reader uses the same tables in reverse. */

/** A compilation is an album with a flag, or a user-defined type (see release.ts). */
export const RELEASE_TYPES = {
  single: 'Single',
  ep: 'EP',
  album: 'Album',
  classical_album: 'ClassicalAlbum',
  single_resource: 'SingleResourceRelease',
} as const satisfies Record<Exclude<ErnReleaseType, 'compilation'>, string>;

export const PARENTAL_WARNINGS = {
  explicit: 'Explicit',
  not_explicit: 'NotExplicit',
  explicit_content_edited: 'ExplicitContentEdited',
  no_advice_available: 'NoAdviceAvailable',
} as const satisfies Record<ErnParentalWarning, string>;

export const ARTIST_ROLES = {
  main_artist: 'MainArtist',
  featured_artist: 'FeaturedArtist',
} as const satisfies Record<ErnArtistRole, string>;

/** The roles that a release has too. */
export const RELEASE_ROLES = {
  producer: 'StudioProducer',
  remixer: 'Remixer',
} as const satisfies Record<ErnReleaseRole, string>;

/** The version label that listeners see after the title, and the DDEX version type if there is one. */
export const VERSION_TYPES = {
  original: { label: null, value: null },
  acoustic: { label: 'Acoustic', value: 'UserDefined' },
  cover: { label: 'Cover', value: null },
  instrumental: { label: 'Instrumental', value: 'InstrumentalVersion' },
  live: { label: 'Live', value: 'LiveVersion' },
  remix: { label: 'Remix', value: 'RemixVersion' },
} as const satisfies Record<ErnVersionType, { label: string | null; value: string | null }>;

export const COMMERCIAL_MODELS = {
  subscription: 'SubscriptionModel',
  advertisement_supported: 'AdvertisementSupportedModel',
  pay_as_you_go: 'PayAsYouGoModel',
  rights_claim: 'RightsClaimModel',
  as_per_contract: 'AsPerContract',
} as const satisfies Record<ErnCommercialModel, string>;

export const USE_TYPES = {
  on_demand_stream: 'OnDemandStream',
  non_interactive_stream: 'NonInteractiveStream',
  conditional_download: 'ConditionalDownload',
  permanent_download: 'PermanentDownload',
  user_make_available_label_provided: 'UserMakeAvailableLabelProvided',
  user_make_available_user_provided: 'UserMakeAvailableUserProvided',
  display: 'Display',
  as_per_contract: 'AsPerContract',
} as const satisfies Record<ErnUseType, string>;

export const CLAIM_POLICIES = {
  monetize: 'Monetize',
  track: 'ReportUsage',
  block: 'BlockAccess',
} as const satisfies Record<ErnClaimPolicy, string>;

/** Plain text and timed text. */
export const TEXT_CODECS = { TXT: 'UTF8Text', LRC: 'LRC', TTML: 'TTML' } as const satisfies Record<
  ErnTextFile['format'],
  string
>;

/** Returns our name for a DDEX value of one of these tables, or null if the table does not contain it. */
export function findWord<Word extends string>(table: Record<Word, string>, value: string): Word | null {
  const names = Object.keys(table) as Word[];
  return names.find((word) => table[word] === value) ?? null;
}
