import { webhook_attempts, webhook_messages } from '@tangent/db/schema/events/webhook.ts';
import { UNDELIVERED_STATES } from '@tangent/domain/events/webhook/message-state.ts';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Attempt } from '../../gateways/webhook/webhook-sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type MessageRow = typeof webhook_messages.$inferSelect;
type Endpoint = { readonly id: string; readonly account_id: string };

const { account_id, endpoint_id, state, next_attempt_at } = webhook_messages;

export async function insertMessage(tx: Tx, row: typeof webhook_messages.$inferInsert): Promise<MessageRow> {
  const [inserted] = await tx.insert(webhook_messages).values(row).returning();
  if (!inserted) throw new Error('the message was not stored');
  return inserted;
}

/** Returns a message of the account; refuses one of another account as not found. */
export async function findMessage(db: Db | Tx, accountId: string, id: string): Promise<MessageRow> {
  const [row] = await db.select().from(webhook_messages).where(isOwn(accountId, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Lists the messages to an endpoint that are due, the longest waiting first. */
export async function listDueMessages(
  db: Db,
  endpoint: Endpoint,
  { now, limit }: { now: Date; limit: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(webhook_messages)
    .where(and(isTo(endpoint), eq(state, 'waiting'), lte(next_attempt_at, now)))
    .orderBy(asc(next_attempt_at))
    .limit(limit);
}

/** An attempt to deliver a message, and what it means for the message. */
export interface Sent {
  message_id: string;
  change: Pick<MessageRow, 'state' | 'attempts' | 'next_attempt_at'>;
  attempt: Attempt & { at: Date };
}

/** Saves attempts and what they mean for their messages; nothing of a message that was deleted meanwhile. */
export async function saveAttempts(tx: Tx, accountId: string, sent: readonly Sent[]): Promise<void> {
  const rows: (typeof webhook_attempts.$inferInsert)[] = [];
  for (const { message_id, change, attempt } of sent) {
    const isIt = isOwn(accountId, message_id);
    const saved = await tx.update(webhook_messages).set(change).where(isIt).returning({ id: webhook_messages.id });
    if (saved.length > 0) rows.push({ account_id: accountId, message_id, ...attempt });
  }
  if (rows.length > 0) await tx.insert(webhook_attempts).values(rows);
}

/** Ends the waiting of all messages to an endpoint that is off or paused: they are missed until they are sent again. */
export async function missMessages(tx: Tx | Db, endpoint: Endpoint): Promise<void> {
  await tx
    .update(webhook_messages)
    .set({ state: 'missed', next_attempt_at: null })
    .where(and(isTo(endpoint), eq(state, 'waiting')));
}

/** Lets a message wait again from its first attempt on, under the same id. */
export async function requeueMessage(tx: Tx, accountId: string, id: string, now: Date): Promise<MessageRow> {
  const [row] = await tx.update(webhook_messages).set(requeued(now)).where(isOwn(accountId, id)).returning();
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Lets everything wait again that an endpoint did not take; returns how many messages that are. */
export async function requeueUndelivered(tx: Tx, endpoint: Endpoint, now: Date): Promise<number> {
  const rows = await tx
    .update(webhook_messages)
    .set(requeued(now))
    .where(and(isTo(endpoint), inArray(state, [...UNDELIVERED_STATES])))
    .returning({ id: webhook_messages.id });
  return rows.length;
}

const requeued = (now: Date) => ({ state: 'waiting' as const, attempts: 0, next_attempt_at: now });

export function isTo(endpoint: Endpoint) {
  return and(eq(account_id, endpoint.account_id), eq(endpoint_id, endpoint.id));
}

function isOwn(accountId: string, id: string) {
  return and(eq(account_id, accountId), eq(webhook_messages.id, id));
}
