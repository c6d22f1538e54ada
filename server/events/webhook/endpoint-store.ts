import { webhook_endpoints, webhook_messages } from '@tangent/db/schema/events/webhook.ts';
import { UNDELIVERED_STATES } from '@tangent/domain/events/webhook/message-state.ts';
import { WEBHOOK_SENDING } from '@tangent/domain/events/webhook-limits.ts';
import { and, asc, eq, exists, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/secret/seal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type EndpointRow = typeof webhook_endpoints.$inferSelect;

export async function listEndpointRows(db: Db | Tx, accountId: string): Promise<EndpointRow[]> {
  return db
    .select()
    .from(webhook_endpoints)
    .where(eq(webhook_endpoints.account_id, accountId))
    .orderBy(asc(webhook_endpoints.created_at), asc(webhook_endpoints.id));
}

/** Returns an endpoint of the account; refuses one of another account as not found. */
export async function findEndpoint(db: Db | Tx, accountId: string, id: string): Promise<EndpointRow> {
  const [row] = await db.select().from(webhook_endpoints).where(isOwn(accountId, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function insertEndpoint(tx: Tx, row: typeof webhook_endpoints.$inferInsert): Promise<EndpointRow> {
  const [inserted] = await tx.insert(webhook_endpoints).values(row).returning();
  if (!inserted) throw new Error('the endpoint was not stored');
  return inserted;
}

/** Changes an endpoint of the account and returns it; refuses one of another account as not found. */
export async function updateEndpoint(
  tx: Tx,
  accountId: string,
  id: string,
  change: Partial<EndpointRow>,
): Promise<EndpointRow> {
  const [row] = await tx.update(webhook_endpoints).set(change).where(isOwn(accountId, id)).returning();
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function deleteEndpoint(tx: Tx, accountId: string, id: string): Promise<EndpointRow> {
  const [row] = await tx.delete(webhook_endpoints).where(isOwn(accountId, id)).returning();
  if (!row) throw new Refusal('not_found');
  const { account_id, endpoint_id } = webhook_messages;
  await tx.delete(webhook_messages).where(and(eq(account_id, accountId), eq(endpoint_id, id)));
  return row;
}

/** Counts the messages of an account that were not delivered, by endpoint. */
export async function countUndelivered(db: Db | Tx, accountId: string): Promise<Map<string, number>> {
  const { account_id, endpoint_id, state } = webhook_messages;
  const rows = await db
    .select({ endpoint_id, messages: sql<number>`count(*)::int` })
    .from(webhook_messages)
    .where(and(eq(account_id, accountId), inArray(state, [...UNDELIVERED_STATES])))
    .groupBy(endpoint_id);
  return new Map(rows.map((row) => [row.endpoint_id, row.messages]));
}

function isOwn(accountId: string, id: string) {
  return and(eq(webhook_endpoints.account_id, accountId), eq(webhook_endpoints.id, id));
}

/**
 * A lease says that a process is alive, so it uses the database's own time: the product's clock may be moved by days.
 */
const LEASE_END = sql`clock_timestamp() + make_interval(secs => ${WEBHOOK_SENDING.lease_seconds})`;
const isFree = or(isNull(webhook_endpoints.leased_until), lte(webhook_endpoints.leased_until, sql`clock_timestamp()`));

/** Lists endpoints with a message that is due and that no worker serves, those that waited longest first. */
export async function listDueEndpoints(
  db: Db | Tx,
  now: Date,
  { limit, except = [] }: { limit: number; except?: readonly string[] },
): Promise<Pick<EndpointRow, 'id' | 'account_id'>[]> {
  const { account_id, endpoint_id, state, next_attempt_at } = webhook_messages;
  const due = db
    .select({ id: webhook_messages.id })
    .from(webhook_messages)
    .where(
      and(
        eq(account_id, webhook_endpoints.account_id),
        eq(endpoint_id, webhook_endpoints.id),
        eq(state, 'waiting'),
        lte(next_attempt_at, now),
      ),
    );
  return db
    .select({ id: webhook_endpoints.id, account_id: webhook_endpoints.account_id })
    .from(webhook_endpoints)
    .where(and(isFree, notInArray(webhook_endpoints.id, [...except]), exists(due)))
    .orderBy(sql`${webhook_endpoints.last_attempt_at} nulls first`)
    .limit(limit);
}

/** Takes an endpoint for this worker; null when another one has it, or when it is gone. */
export async function leaseEndpoint(db: Db, accountId: string, id: string): Promise<EndpointRow | null> {
  const [row] = await db
    .update(webhook_endpoints)
    .set({ leased_until: LEASE_END })
    .where(and(isOwn(accountId, id), isFree))
    .returning();
  return row ?? null;
}

/** Saves the outcome of a round, and renews the lease or ends it. */
export async function saveRound(
  tx: Tx,
  { id, account_id }: EndpointRow,
  { isOver, ...change }: Partial<EndpointRow> & { isOver: boolean },
): Promise<EndpointRow | null> {
  const [row] = await tx
    .update(webhook_endpoints)
    .set({ ...change, leased_until: isOver ? null : LEASE_END })
    .where(isOwn(account_id, id))
    .returning();
  return row ?? null;
}

const sealKey = (secret: string, id: string) => ({ secret, purpose: 'webhook', owner: id });

/** Seals the secret of an endpoint: only the server can sign with it, not a reader of the database. */
export function sealSecret(text: string, authSecret: string, id: string): string {
  return seal(text, sealKey(authSecret, id));
}

/** Returns the secrets that sign now: the one of the endpoint, and until its end the one before. */
export function openSecrets(row: EndpointRow, authSecret: string, now: Date): string[] {
  const { secret_sealed, old_secret_sealed, old_secret_ends_at } = row;
  const isOldValid = old_secret_sealed !== null && old_secret_ends_at !== null && now < old_secret_ends_at;
  const sealed = isOldValid ? [secret_sealed, old_secret_sealed] : [secret_sealed];
  return sealed.map((text) => unseal(text, sealKey(authSecret, row.id)));
}
