import { anyNumber, type ElementModel, element, one, oneOrMore, optional, required } from './content-model.ts';
import { MESSAGE_PARTY, USER_DEFINED } from './message-parts.ts';
import { DATE_TIME, oneOf, TEXT, TRUE } from './value-types.ts';

const FILE_STATUS = oneOf(
  'ArtistRoleUnknown',
  'CommercialReleaseDateInvalid',
  'ConflictingAvailabilityPeriods',
  'DuplicatedPublisherNames',
  'ErnMissing',
  'FileOK',
  'IdentifierInvalid',
  'IdentifierSyntaxInvalid',
  'InternalError',
  'MetadataMissing',
  'NewReleaseMessageInvalid',
  'NoDealForTrackRelease',
  'NoDealInNewReleaseMessage',
  'OriginalReleaseDateLaterThanReleaseDate',
  'PrimaryArtistNameMissing',
  'ResourceCorrupt',
  'ResourceMissing',
  'ResourceNotMeetingSpecifications',
  'SignatureOrHashSumWrongOrMissing',
  'UnsupportedUsage',
  'UserDefined',
);

const PROPOSED_ACTION = oneOf(
  'DoNotResendAffectedResource',
  'DoNotResendRelease',
  'ManualCheckRequired',
  'ResendXmlAndResources',
  'ResendXmlOnly',
  'UserDefined',
);

const SUPPLY_CHAIN_STATUS = oneOf(
  'DeliveredToReleaseDistributor',
  'InDeliveryToReleaseDistributor',
  'InPreparationForDeliveryToReleaseDistributor',
  'OrderPlacedForReleaseDistributor',
  'ProcessingErrorAtReleaseCreator',
  'ProcessingErrorAtReleaseDistributor',
  'ReleaseMadeAvailableToConsumers',
  'ReleaseNotAvailable',
  'ReleaseReceivedByReleaseDistributor',
  'ReleaseStagedForPublication',
  'ReleaseViolatesTermsOfService',
  'RightsConflict',
  'SuccessfullyIngestedByReleaseDistributor',
  'UserDefined',
);

/** The AcknowledgementMessage (ern-c-sftp/18): it names the acknowledged message and reports how far the release is. */
export const ACKNOWLEDGEMENT: ElementModel = element(
  'AcknowledgementMessage',
  [
    one('MessageHeader', [
      optional('MessageId', TEXT),
      one('MessageSender', MESSAGE_PARTY),
      one('MessageRecipient', MESSAGE_PARTY),
      one('MessageCreatedDateTime', DATE_TIME),
    ]),
    one('ReleaseStatus', [
      optional('ReleaseId', [one('ICPN', TEXT)]),
      optional('ReleaseStatus', SUPPLY_CHAIN_STATUS),
      one('Acknowledgement', [
        one('MessageType', oneOf('NewReleaseMessage')),
        optional('BatchId', TEXT),
        optional('MessageId', TEXT),
        one('MessageStatus', [
          one('Status', FILE_STATUS),
          optional('StatusMessage', TEXT),
          optional('ProposedActionType', PROPOSED_ACTION),
        ]),
        anyNumber('AffectedResource', [
          one('File', [one('URI', TEXT)]),
          one('ResourceStatus', [one('Status', FILE_STATUS), optional('StatusMessage', TEXT)]),
        ]),
      ]),
    ]),
  ],
  { AvsVersionId: required(oneOf('4')) },
);

/** The FtpAcknowledgementMessage (ern-c/15), the older generation: one status for the files, none for the message. */
export const FTP_ACKNOWLEDGEMENT: ElementModel = element(
  'FtpAcknowledgementMessage',
  [
    one('MessageHeader', [
      one('MessageSender', MESSAGE_PARTY),
      one('MessageRecipient', MESSAGE_PARTY),
      one('MessageCreatedDateTime', DATE_TIME),
    ]),
    one('AcknowledgedFile', [optional('ReleaseId', TEXT), optional('Date', TEXT)]),
    one('FileStatus', FILE_STATUS, USER_DEFINED),
    optional('ErrorText', TEXT),
    optional('ProposedActionType', PROPOSED_ACTION),
    optional('ManualCheckRequired', TRUE),
    anyNumber('AffectedResource', [oneOrMore('ProprietaryId', TEXT, { Namespace: required(TEXT) })]),
  ],
  { MessageVersionId: required(oneOf('ern-c/15')) },
);
