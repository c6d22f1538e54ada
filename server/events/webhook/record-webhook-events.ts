import type { WebhookEvent } from '@tangent/contract/events/webhook-event.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { webhook_endpoints, webhook_messages } from '@tangent/db/schema/events/webhook.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import type { DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { findReleaseEvent, findStoreEvent, type WebhookEventType } from '@tangent/domain/events/webhook/event-type.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

type EventOfAccount = WebhookEvent & { readonly account_id: string };

/**
 * Writes events for the endpoints that chose them. Runs in the transaction of the event: what did not happen is
 * never sent, and what did is never lost. Accounts without an endpoint cost one query.
 */
export async function recordWebhookEvents(tx: Tx, recorded: readonly EventOfAccount[], at: Date): Promise<void> {
  if (recorded.length === 0) return;
  const account_ids = [...new Set(recorded.map(({ account_id }) => account_id))];
  const endpoints = await tx
    .select()
    .from(webhook_endpoints)
    .where(sql`${webhook_endpoints.account_id} = any(${sql.param(account_ids)}::uuid[])`);
  const rows = endpoints.flatMap((endpoint) =>
    recorded
      .filter((event) => event.account_id === endpoint.account_id && isChosen(endpoint, event))
      .map((event) => buildMessage(endpoint, event, at)),
  );
  if (rows.length > 0) await tx.insert(webhook_messages).values(rows);
}

type Endpoint = Pick<typeof webhook_endpoints.$inferSelect, 'id' | 'account_id' | 'events' | 'off_at'>;

const isChosen = ({ events }: Endpoint, { type }: WebhookEvent) => events.includes(type as WebhookEventType);

/** Builds a message to an endpoint. One that is off misses it; its owner can have it sent later. */
export function buildMessage(
  { id: endpoint_id, account_id, off_at }: Endpoint,
  { type, data }: WebhookEvent,
  at: Date,
): typeof webhook_messages.$inferInsert {
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const message = { account_id, endpoint_id, type, payload, created_at: at };
  return off_at === null
    ? { ...message, state: 'waiting', next_attempt_at: at }
    : { ...message, state: 'missed', next_attempt_at: null };
}

const ofRelease = {
  account_id: releases.account_id,
  release_id: releases.id,
  title: releases.title,
  upc: releases.upc,
};
const hasEndpoint = eq(webhook_endpoints.account_id, releases.account_id);

/** Writes the event of a release that has just reached a status, unless the status is a step between. */
export async function recordReleaseEvent(tx: Tx, releaseId: string, status: ReleaseStatus, at: Date): Promise<void> {
  const type = findReleaseEvent(status);
  if (type === null) return;
  const [release] = await tx
    .select({ ...ofRelease, release_date: releases.release_date })
    .from(releases)
    .innerJoin(webhook_endpoints, hasEndpoint)
    .where(eq(releases.id, releaseId))
    .limit(1);
  if (!release) return;
  const { account_id, ...data } = release;
  await recordWebhookEvents(tx, [{ account_id, type, data: { ...data, status } }], at);
}

/** Writes the event of a delivery that has just reached a state, unless the state is a step between. */
export async function recordStoreEvent(tx: Tx, deliveryId: string, state: DeliveryState, at: Date): Promise<void> {
  const type = findStoreEvent(state);
  if (type === null) return;
  const [delivery] = await tx
    .select({ ...ofRelease, store_id: deliveries.store_id, reason_code: deliveries.reason_code })
    .from(deliveries)
    .innerJoin(releases, eq(releases.id, deliveries.release_id))
    .innerJoin(webhook_endpoints, hasEndpoint)
    .where(eq(deliveries.id, deliveryId))
    .limit(1);
  if (!delivery) return;
  const { account_id, ...data } = delivery;
  await recordWebhookEvents(tx, [{ account_id, type, data: { ...data, state } }], at);
}
