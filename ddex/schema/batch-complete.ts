import { type ElementModel, element, one, oneOrMore, required } from './content-model.ts';
import { MESSAGE_PARTY } from './message-parts.ts';
import { BOOLEAN, COUNT, DATE_TIME, oneOf, SHA_256, TEXT } from './value-types.ts';

/** The manifest in a BatchComplete file (ern-c-sftp/16): every message of the batch with its hash. */
export const BATCH_COMPLETE: ElementModel = element(
  'ManifestMessage',
  [
    one('MessageHeader', [
      one('MessageSender', MESSAGE_PARTY),
      one('MessageRecipient', MESSAGE_PARTY),
      one('MessageCreatedDateTime', DATE_TIME),
    ]),
    one('IsTestFlag', BOOLEAN),
    one('RootDirectory', TEXT),
    one('NumberOfMessages', COUNT),
    oneOrMore('MessageInBatch', [
      one('MessageType', oneOf('NewReleaseMessage', 'PurgeReleaseMessage')),
      one('MessageId', TEXT),
      one('URL', TEXT),
      one('IncludedReleaseId', [one('ICPN', TEXT)]),
      one('DeliveryType', oneOf('NewReleaseDelivery')),
      one('ProductType', oneOf('AudioProduct')),
      one('HashSum', [one('HashSum', SHA_256), one('HashSumAlgorithmType', oneOf('SHA-256'))]),
    ]),
  ],
  { MessageVersionId: required(oneOf('ern-c-sftp/16')) },
);
