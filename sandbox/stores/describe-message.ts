import type { ErnParty } from '@tangent/ddex/model.ts';
import type { DeliveryFolder, ListedMessage } from './list-delivery-folders.ts';
import type { ReadMessage } from './store-records.ts';
import type { Understood } from './understand-message.ts';

/** A store answers also when it could not find out who wrote to it. */
const UNKNOWN_PARTY: ErnParty = { dpid: 'PADPIDA0000000000X', name: 'unknown' };

/** Who says what about which release, as far as message, manifest and folder tell. */
export function describeMessage(
  delivery: DeliveryFolder,
  listed: ListedMessage,
  { header, release, version }: Understood,
  bytes: Buffer | null,
): Pick<ReadMessage, 'message_id' | 'batch_id' | 'icpn' | 'ern_version' | 'sender' | 'recipient' | 'title'> {
  const written = /<MessageId>([^<]+)<\/MessageId>/.exec(bytes?.toString('utf8') ?? '')?.[1];
  return {
    message_id: listed.message_id ?? header?.message_id ?? written ?? `unread-${delivery.name}-${listed.icpn}`,
    batch_id: delivery.batch_id,
    icpn: listed.icpn,
    ern_version: version,
    sender: header?.sender ?? delivery.parties?.sender ?? UNKNOWN_PARTY,
    recipient: header?.recipient ?? delivery.parties?.recipient ?? UNKNOWN_PARTY,
    title: release?.title ?? null,
  };
}
