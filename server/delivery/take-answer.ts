import { createHash } from 'node:crypto';
import { acknowledgements, deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import type { Acknowledgement } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import { parseAcknowledgement } from '@tangent/ddex/acknowledgement/parse-acknowledgement.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../platform/sql/open-database.ts';
import { findMeaning, type Meaning } from './acknowledgement-meaning.ts';
import { moveDelivery } from './delivery-store.ts';
import { isNewestMessage } from './newest-message.ts';
import { publishWhenDue } from './publish-when-due.ts';

type RawAnswer = { store_id: string; file_name: string; raw: Buffer; now: Date };
type AnswerRow = Pick<typeof acknowledgements.$inferInsert, 'outcome' | 'status' | 'message_id'>;
type Answered = { message: typeof delivery_messages.$inferSelect; delivery: typeof deliveries.$inferSelect };

/**
 * Keeps an answer as it came and lets it move the delivery it speaks of, if it may. The same bytes count once; what is late,
 * about nothing we sent, in unknown words or no XML is kept and changes nothing. False when it is too early to say: the store
 * has answered before we have noted that the message is there.
 */
export async function takeAnswer(tx: Tx, answer: RawAnswer): Promise<boolean> {
  const raw = toStorableText(answer.raw);
  const raw_sha256 = createHash('sha256').update(answer.raw).digest('hex');
  const reading = parseAcknowledgement(raw);
  const found = reading.readable ? await findAnswered(tx, answer.store_id, reading.acknowledgement) : null;
  if (found?.message.state === 'built' || found?.message.state === 'uploading') return false;
  const { store_id, file_name, now } = answer;
  const kept = { store_id, file_name, raw, raw_sha256, received_at: now, outcome: 'unreadable' } as const;
  const [row] = await tx.insert(acknowledgements).values(kept).onConflictDoNothing().returning();
  if (!row) return true;
  const result = reading.readable
    ? await applyAnswer(tx, reading.acknowledgement, found, now)
    : ({ outcome: 'unreadable' } as const);
  await tx.update(acknowledgements).set(result).where(eq(acknowledgements.id, row.id));
  return true;
}

async function applyAnswer(
  tx: Tx,
  acknowledgement: Acknowledgement,
  found: Answered | null,
  now: Date,
): Promise<AnswerRow> {
  const status = acknowledgement.supply_chain_status?.raw ?? acknowledgement.file_status.raw;
  if (found === null) return { status, outcome: 'unmatched' };
  const seen = { status, message_id: found.message.id };
  const meaning = findMeaning(acknowledgement);
  if (meaning === null) return { ...seen, outcome: 'unknown_status' };
  const isApplied =
    (await isNewestMessage(tx, found.message)) && (await moveAsTold(tx, found, meaning, acknowledgement, now));
  return { ...seen, outcome: isApplied ? 'applied' : 'late' };
}

async function moveAsTold(
  tx: Tx,
  { delivery }: Answered,
  meaning: Meaning,
  { text }: Acknowledgement,
  now: Date,
): Promise<boolean> {
  const { state, reason_code } = meaning;
  const reason = reason_code === null ? {} : { reason_code, reason_text: text };
  const isMoved = await moveDelivery(tx, { delivery_id: delivery.id, to: state, at: now, ...reason });
  if (isMoved && state === 'live') await publishWhenDue(tx, delivery.release_id, now);
  return isMoved;
}

async function findAnswered(
  tx: Tx,
  storeId: string,
  { acknowledged_message_id }: Acknowledgement,
): Promise<Answered | null> {
  const [row] = await tx
    .select({ message: delivery_messages, delivery: deliveries })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(eq(delivery_messages.message_id, acknowledged_message_id ?? ''), eq(deliveries.store_id, storeId)));
  return row ?? null;
}

// A text column cannot hold a zero byte, and an answer may be anything.
function toStorableText(raw: Buffer): string {
  return raw.toString('utf8').replaceAll('\0', '\uFFFD');
}
