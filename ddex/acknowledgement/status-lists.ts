/** The result of a store's check of the files of a message (AVS ErncFileStatus). */
export const FILE_STATUSES = [
  'FileOK',
  'ErnMissing',
  'NewReleaseMessageInvalid',
  'ResourceMissing',
  'ResourceCorrupt',
  'ResourceNotMeetingSpecifications',
  'SignatureOrHashSumWrongOrMissing',
  'IdentifierInvalid',
  'IdentifierSyntaxInvalid',
  'MetadataMissing',
  'NoDealInNewReleaseMessage',
  'NoDealForTrackRelease',
  'ConflictingAvailabilityPeriods',
  'CommercialReleaseDateInvalid',
  'OriginalReleaseDateLaterThanReleaseDate',
  'ArtistRoleUnknown',
  'PrimaryArtistNameMissing',
  'DuplicatedPublisherNames',
  'UnsupportedUsage',
  'InternalError',
  'UserDefined',
] as const;

/** The action that the store requests (AVS ErncProposedActionType, and the manual check of the choreography). */
export const PROPOSED_ACTIONS = [
  'ResendXmlOnly',
  'ResendXmlAndResources',
  'DoNotResendAffectedResource',
  'DoNotResendRelease',
  'ManualCheckRequired',
  'UserDefined',
] as const;

/** How far the release is at the store (AVS SupplyChainStatus). */
export const SUPPLY_CHAIN_STATUSES = [
  'InPreparationForDeliveryToReleaseDistributor',
  'InDeliveryToReleaseDistributor',
  'DeliveredToReleaseDistributor',
  'OrderPlacedForReleaseDistributor',
  'ReleaseReceivedByReleaseDistributor',
  'SuccessfullyIngestedByReleaseDistributor',
  'ReleaseStagedForPublication',
  'ReleaseMadeAvailableToConsumers',
  'ReleaseNotAvailable',
  'ProcessingErrorAtReleaseCreator',
  'ProcessingErrorAtReleaseDistributor',
  'RightsConflict',
  'ReleaseViolatesTermsOfService',
  'UserDefined',
] as const;

export type FileStatus = (typeof FILE_STATUSES)[number];
export type ProposedAction = (typeof PROPOSED_ACTIONS)[number];
export type SupplyChainStatus = (typeof SUPPLY_CHAIN_STATUSES)[number];
