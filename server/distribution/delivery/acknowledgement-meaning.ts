import type { Acknowledgement } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import type { FileStatus, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { AcknowledgementMeaning } from '@tangent/domain/delivery/acknowledgement.ts';

const RECEIVED: AcknowledgementMeaning = { kind: 'received', reason_code: null };
const refused = (reason_code: string): AcknowledgementMeaning => ({ kind: 'refused', reason_code });

/**
 * Meanings of a release status (AVS SupplyChainStatus). A status from before the release is only sent when the files
 * are in order, so it confirms their receipt. `UserDefined` means nothing without an agreement with the store.
 */
const RELEASE_MEANINGS: Record<SupplyChainStatus, AcknowledgementMeaning | null> = {
  InPreparationForDeliveryToReleaseDistributor: RECEIVED,
  InDeliveryToReleaseDistributor: RECEIVED,
  DeliveredToReleaseDistributor: RECEIVED,
  OrderPlacedForReleaseDistributor: RECEIVED,
  ReleaseReceivedByReleaseDistributor: RECEIVED,
  SuccessfullyIngestedByReleaseDistributor: RECEIVED,
  ReleaseStagedForPublication: RECEIVED,
  ReleaseMadeAvailableToConsumers: { kind: 'live', reason_code: null },
  ReleaseNotAvailable: { kind: 'not_available', reason_code: 'release_not_available' },
  ProcessingErrorAtReleaseCreator: refused('processing_error'),
  ProcessingErrorAtReleaseDistributor: refused('processing_error'),
  RightsConflict: refused('rights_conflict'),
  ReleaseViolatesTermsOfService: refused('terms_of_service'),
  UserDefined: null,
};

/** Reasons by message status (AVS ErncFileStatus), grouped by what the artist or staff can do about it. */
const FILE_REASONS: Partial<Record<FileStatus, string>> = {
  ErnMissing: 'message_missing',
  NewReleaseMessageInvalid: 'message_refused',
  ResourceMissing: 'file_missing',
  ResourceCorrupt: 'file_corrupt',
  ResourceNotMeetingSpecifications: 'file_not_to_specification',
  SignatureOrHashSumWrongOrMissing: 'hash_wrong',
  IdentifierInvalid: 'identifier_invalid',
  IdentifierSyntaxInvalid: 'identifier_invalid',
  MetadataMissing: 'metadata_missing',
  NoDealInNewReleaseMessage: 'deal_missing',
  NoDealForTrackRelease: 'deal_missing',
  ConflictingAvailabilityPeriods: 'dates_conflict',
  CommercialReleaseDateInvalid: 'release_date_refused',
  OriginalReleaseDateLaterThanReleaseDate: 'release_date_refused',
  ArtistRoleUnknown: 'artist_refused',
  PrimaryArtistNameMissing: 'artist_refused',
  DuplicatedPublisherNames: 'metadata_refused',
  UnsupportedUsage: 'deal_refused',
  InternalError: 'store_error',
};

/**
 * Interprets an acknowledgement; null when its values are in no known list, because guessing is not safe. A status of
 * the files outweighs one of the release: a file that cannot be read cannot go live.
 */
export function interpretAcknowledgement({
  file_status,
  supply_chain_status,
}: Acknowledgement): AcknowledgementMeaning | null {
  if (file_status.value === 'unknown') return null;
  if (file_status.value !== 'FileOK') {
    const reason_code = FILE_REASONS[file_status.value];
    return reason_code === undefined ? null : refused(reason_code);
  }
  if (supply_chain_status === null) return RECEIVED;
  return supply_chain_status.value === 'unknown' ? null : RELEASE_MEANINGS[supply_chain_status.value];
}
