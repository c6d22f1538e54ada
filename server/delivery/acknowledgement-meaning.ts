import type { Acknowledgement } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import type { FileStatus, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { DeliveryState } from '@tangent/domain/delivery/status.ts';

/** What an answer says about a delivery; null when its words are in no list we know, so that nothing is guessed. */
export type Meaning = {
  state: Extract<DeliveryState, 'acknowledged' | 'live' | 'refused'>;
  reason_code: string | null;
};

const ACKNOWLEDGED: Meaning = { state: 'acknowledged', reason_code: null };

/** Of a release (AVS SupplyChainStatus). `UserDefined` means nothing without an agreement with the store. */
const RELEASE_MEANINGS: Partial<Record<SupplyChainStatus, Meaning>> = {
  DeliveredToReleaseDistributor: ACKNOWLEDGED,
  ReleaseReceivedByReleaseDistributor: ACKNOWLEDGED,
  SuccessfullyIngestedByReleaseDistributor: ACKNOWLEDGED,
  ReleaseStagedForPublication: ACKNOWLEDGED,
  ReleaseMadeAvailableToConsumers: { state: 'live', reason_code: null },
  ReleaseNotAvailable: { state: 'refused', reason_code: 'release_not_available' },
  ProcessingErrorAtReleaseCreator: { state: 'refused', reason_code: 'processing_error' },
  ProcessingErrorAtReleaseDistributor: { state: 'refused', reason_code: 'processing_error' },
  RightsConflict: { state: 'refused', reason_code: 'rights_conflict' },
  ReleaseViolatesTermsOfService: { state: 'refused', reason_code: 'terms_of_service' },
};

/** Of a message (AVS ErncFileStatus), by what the artist or staff can do about it. */
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

/** What an answer means. A word about the files outweighs one about the release: what cannot be read cannot go live. */
export function findMeaning({ file_status, supply_chain_status }: Acknowledgement): Meaning | null {
  if (file_status.value === 'unknown') return null;
  if (file_status.value !== 'FileOK') {
    const reason_code = FILE_REASONS[file_status.value];
    return reason_code === undefined ? null : { state: 'refused', reason_code };
  }
  if (supply_chain_status === null) return ACKNOWLEDGED;
  return supply_chain_status.value === 'unknown' ? null : (RELEASE_MEANINGS[supply_chain_status.value] ?? null);
}
