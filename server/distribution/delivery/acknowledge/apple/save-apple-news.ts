import { createHash } from 'node:crypto';
import { acknowledgements, deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/sql/open-database.ts';
import { applyAcknowledgement } from '../apply-acknowledgement.ts';
import type { Acknowledged } from '../find-acknowledged.ts';
import type { AppleNews } from './apple-news.ts';

/** News as they came: the name of the file or the call, and everything in it. */
export type AppleReport = { store_id: string; file_name: string; raw: string; now: Date };

/**
 * Saves what Apple said about a package, unchanged, and applies it as an acknowledgement as far as it may change anything. The
 * same words about the same package count once.
 */
export async function saveAppleNews(
  tx: Tx,
  { store_id, file_name, raw, now }: AppleReport,
  found: Acknowledged | null,
  { meaning, status, text }: AppleNews,
): Promise<void> {
  const raw_sha256 = createHash('sha256')
    .update(`${found?.message.id ?? ''}\n${raw}`)
    .digest('hex');
  const row = {
    store_id,
    file_name,
    raw: raw.replaceAll('\0', '\uFFFD'),
    raw_sha256,
    received_at: now,
    status,
    text,
    message_id: found?.message.id ?? null,
    outcome: found === null ? ('unmatched' as const) : ('late' as const),
  };
  const [saved] = await tx.insert(acknowledgements).values(row).onConflictDoNothing().returning();
  if (!saved || found === null || meaning === null) return;
  const content = { status, text, proposed_action: null, lyrics_refusal: null };
  if (!(await applyAcknowledgement(tx, found, meaning, content, now))) return;
  await tx.update(acknowledgements).set({ outcome: 'applied' }).where(eq(acknowledgements.id, saved.id));
}

/** Finds a message and its delivery by the id of the message. */
export async function getAcknowledged(tx: Tx, messageId: string): Promise<Acknowledged> {
  const [row] = await tx
    .select({ message: delivery_messages, delivery: deliveries })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(eq(delivery_messages.id, messageId));
  if (!row) throw new Error(`message ${messageId} is missing`);
  return row;
}
