import type { ErnParty } from '@tangent/ddex/model.ts';
import type { Arrival, ArrivedMessage } from './list-arrivals.ts';
import type { ReadMessage } from './store-records.ts';
import type { Understood } from './understand-message.ts';

/** A store answers also when it could not find out who wrote to it. */
const NOBODY: ErnParty = { dpid: 'PADPIDA0000000000X', name: 'unknown' };

/** Who says what about which release, as far as message, manifest and folder tell. */
export function describeMessage(
  arrival: Arrival,
  listed: ArrivedMessage,
  { header, release, version }: Understood,
  bytes: Buffer | null,
): Pick<ReadMessage, 'message_id' | 'batch_id' | 'icpn' | 'ern_version' | 'sender' | 'recipient' | 'title'> {
  const written = /<MessageId>([^<]+)<\/MessageId>/.exec(bytes?.toString('utf8') ?? '')?.[1];
  return {
    message_id: listed.message_id ?? header?.message_id ?? written ?? `unread-${arrival.name}-${listed.icpn}`,
    batch_id: arrival.batch_id,
    icpn: listed.icpn,
    ern_version: version,
    sender: header?.sender ?? arrival.parties?.sender ?? NOBODY,
    recipient: header?.recipient ?? arrival.parties?.recipient ?? NOBODY,
    title: release?.title ?? null,
  };
}
