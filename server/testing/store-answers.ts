import { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import type { Acknowledgement } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import { buildAcknowledgement } from '@tangent/ddex/acknowledgement/build-acknowledgement.ts';
import type { FileStatus, ProposedAction, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { and, eq } from 'drizzle-orm';
import { takeAnswer } from '../delivery/take-answer.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';

export type StoreWords = {
  file?: FileStatus;
  release?: SupplyChainStatus;
  action?: ProposedAction;
  text?: string;
  generation?: 'ern_c_sftp_18' | 'ern_c_15';
  /** What the answer has and ours has not, or the other way round. */
  change?: Partial<Acknowledgement>;
};

type MessageRow = typeof delivery_messages.$inferSelect;
type Place = { db: Db; clock: Clock };

let answers = 0;

/** All messages to a store about a release, in the order in which they were planned. */
export function listMessages({ db }: Place, releaseId: string, storeId: string): Promise<MessageRow[]> {
  return db
    .select({ message: delivery_messages })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(eq(deliveries.release_id, releaseId), eq(deliveries.store_id, storeId)))
    .orderBy(delivery_messages.sequence)
    .then((rows) => rows.map(({ message }) => message));
}

/** Has a store say something about a message of ours; each time in other bytes. */
export function answer(place: Place, storeId: string, message: MessageRow, words: StoreWords): Promise<boolean> {
  answers += 1;
  return takeWords(place, storeId, buildAnswer(message, words), `ACK_${answers}.xml`);
}

/** What a store writes about a message. */
export function buildAnswer({ message_id, batch_id }: MessageRow, words: StoreWords): string {
  answers += 1;
  const word = <Value extends string>(raw: Value) => ({ value: raw, raw });
  const party = { dpid: 'PADPIDA2026010101N', name: 'Example' };
  const acknowledgement: Acknowledgement = {
    message_id: `ANSWER-${answers}`,
    created_at: '2027-03-01T10:00:00Z',
    sender: party,
    recipient: party,

    acknowledged_message_id: message_id,
    batch_id,
    icpn: null,
    text: words.text ?? null,
    files: [],
    supply_chain_status: words.release === undefined ? null : word(words.release),
    file_status: word(words.file ?? 'FileOK'),
    proposed_action: words.action === undefined ? null : word(words.action),
    ...words.change,
  };
  return buildAcknowledgement(acknowledgement, words.generation ?? 'ern_c_sftp_18');
}

/** Takes bytes as they come from a store. */
export function takeWords({ db, clock }: Place, store_id: string, raw: string | Buffer, file_name: string) {
  const answered = { store_id, file_name, raw: Buffer.from(raw), now: clock.now() };
  return inTransaction(db, (tx) => takeAnswer(tx, answered));
}
