import type { WebhookMessage, WebhookMessageDetail } from '@tangent/contract/events/webhook.ts';
import { webhook_attempts, webhook_messages } from '@tangent/db/schema/events/webhook.ts';
import { UNDELIVERED_STATES } from '@tangent/domain/events/webhook/message-state.ts';
import { WEBHOOK_MESSAGES_PER_PAGE } from '@tangent/domain/events/webhook-limits.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { findEndpoint } from './endpoint-store.ts';
import { findMessage, isTo, type MessageRow } from './message-store.ts';

type AttemptRow = typeof webhook_attempts.$inferSelect;
type Page = { id: string; view: 'all' | 'undelivered'; cursor?: string | undefined };

/** Lists the messages to an endpoint, newest first, each with its last attempt. */
export async function listMessages(db: Db, accountId: string, { id, view, cursor }: Page) {
  const endpoint = await findEndpoint(db, accountId, id);
  const { state, created_at } = webhook_messages;
  const where = and(isTo(endpoint), view === 'all' ? undefined : inArray(state, [...UNDELIVERED_STATES]));
  const rows = await db
    .select()
    .from(webhook_messages)
    .where(and(where, cursor === undefined ? undefined : olderThan(created_at, webhook_messages.id, cursor)))
    .orderBy(desc(created_at), desc(webhook_messages.id))
    .limit(WEBHOOK_MESSAGES_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, WEBHOOK_MESSAGES_PER_PAGE);
  return {
    items: await presentMessages(db, accountId, visible),
    next_cursor: last === undefined ? null : encodeCursor({ at: last.created_at, id: last.id }),
    total: await db.$count(webhook_messages, where),
  };
}

/** Returns a message with its body and all its attempts, newest first. */
export async function getMessageView(db: Db, accountId: string, id: string): Promise<WebhookMessageDetail> {
  const row = await findMessage(db, accountId, id);
  const attempts = await listAttempts(db, accountId, [id]);
  const { endpoint_id, payload } = row;
  return {
    ...presentMessage(row, attempts[0]),
    endpoint_id,
    payload,
    attempts: attempts.map((attempt) => ({ ...presentAttempt(attempt), answer: attempt.answer })),
  };
}

export async function presentMessages(
  db: Db | Tx,
  accountId: string,
  rows: readonly MessageRow[],
): Promise<WebhookMessage[]> {
  const attempts = await listAttempts(
    db,
    accountId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentMessage(
      row,
      attempts.find(({ message_id }) => message_id === row.id),
    ),
  );
}

async function listAttempts(db: Db | Tx, accountId: string, messageIds: readonly string[]): Promise<AttemptRow[]> {
  const { account_id, message_id, at, id } = webhook_attempts;
  return db
    .select()
    .from(webhook_attempts)
    .where(and(eq(account_id, accountId), inArray(message_id, [...messageIds])))
    .orderBy(desc(at), desc(id));
}

function presentMessage(row: MessageRow, last: AttemptRow | undefined): WebhookMessage {
  const { id, type, state, created_at, next_attempt_at } = row;
  return {
    id,
    type,
    state,
    created_at: created_at.toISOString(),
    next_attempt_at: next_attempt_at?.toISOString() ?? null,
    last_attempt: last === undefined ? null : presentAttempt(last),
  };
}

function presentAttempt({ id, at, duration_ms, status, problem }: AttemptRow) {
  return { id, at: at.toISOString(), duration_ms, status, problem };
}
