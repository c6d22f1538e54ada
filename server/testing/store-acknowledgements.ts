import { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import type { Acknowledgement } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import { buildAcknowledgement } from '@tangent/ddex/acknowledgement/build-acknowledgement.ts';
import type { FileStatus, ProposedAction, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { and, eq } from 'drizzle-orm';
import { receiveAcknowledgement } from '../delivery/receive-acknowledgement.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';

export type AcknowledgementContent = {
  file?: FileStatus;
  release?: SupplyChainStatus;
  action?: ProposedAction;
  text?: string;
  generation?: 'ern_c_sftp_18' | 'ern_c_15';
  /** What the answer has and ours has not, or the other way round. */
  change?: Partial<Acknowledgement>;
};

type MessageRow = typeof delivery_messages.$inferSelect;
type StoreContext = { db: Db; clock: Clock };

let count = 0;

/** All messages to a store about a release, in the order in which they were planned. */
export function listMessages({ db }: StoreContext, releaseId: string, storeId: string): Promise<MessageRow[]> {
  return db
    .select({ message: delivery_messages })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(eq(deliveries.release_id, releaseId), eq(deliveries.store_id, storeId)))
    .orderBy(delivery_messages.sequence)
    .then((rows) => rows.map(({ message }) => message));
}

/** Has a store say something about a message of ours; each time in other bytes. */
export function acknowledge(
  context: StoreContext,
  storeId: string,
  message: MessageRow,
  content: AcknowledgementContent,
): Promise<boolean> {
  count += 1;
  return receiveXml(context, storeId, buildAcknowledgementXml(message, content), `ACK_${count}.xml`);
}

/** What a store writes about a message. */
export function buildAcknowledgementXml({ message_id, batch_id }: MessageRow, content: AcknowledgementContent): string {
  count += 1;
  const word = <Value extends string>(raw: Value) => ({ value: raw, raw });
  const party = { dpid: 'PADPIDA2026010101N', name: 'Example' };
  const acknowledgement: Acknowledgement = {
    message_id: `ANSWER-${count}`,
    created_at: '2027-03-01T10:00:00Z',
    sender: party,
    recipient: party,

    acknowledged_message_id: message_id,
    batch_id,
    icpn: null,
    text: content.text ?? null,
    files: [],
    supply_chain_status: content.release === undefined ? null : word(content.release),
    file_status: word(content.file ?? 'FileOK'),
    proposed_action: content.action === undefined ? null : word(content.action),
    ...content.change,
  };
  return buildAcknowledgement(acknowledgement, content.generation ?? 'ern_c_sftp_18');
}

/** Takes bytes as they come from a store. */
export function receiveXml({ db, clock }: StoreContext, store_id: string, raw: string | Buffer, file_name: string) {
  const incoming = { store_id, file_name, raw: Buffer.from(raw), now: clock.now() };
  return inTransaction(db, (tx) => receiveAcknowledgement(tx, incoming));
}
