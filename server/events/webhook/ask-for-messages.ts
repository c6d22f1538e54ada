import { type Actor, requireCapability } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type EndpointRow, findEndpoint } from './endpoint-store.ts';
import { findMessage, insertMessage, type MessageRow, requeueMessage, requeueUndelivered } from './message-store.ts';
import { buildMessage } from './record-webhook-events.ts';

/** Sends a test event to an endpoint, on the way of every other message. */
export async function sendTest(tx: Tx, actor: Actor, id: string, now: Date): Promise<MessageRow> {
  const endpoint = await findOpenEndpoint(tx, actor, id);
  return insertMessage(tx, buildMessage(endpoint, { type: 'webhook.test', data: { endpoint_id: id } }, now));
}

/** Sends everything again that an endpoint did not take or missed; returns how many messages that are. */
export async function replayUndelivered(tx: Tx, actor: Actor, id: string, now: Date): Promise<number> {
  return requeueUndelivered(tx, await findOpenEndpoint(tx, actor, id), now);
}

/** Sends a message again, delivered or not, under its id. */
export async function replayMessage(tx: Tx, actor: Actor, id: string, now: Date): Promise<MessageRow> {
  const { endpoint_id } = await findMessage(tx, actor.user_id, id);
  await findOpenEndpoint(tx, actor, endpoint_id);
  return requeueMessage(tx, actor.user_id, id, now);
}

async function findOpenEndpoint(tx: Tx, actor: Actor, id: string): Promise<EndpointRow> {
  const endpoint = await findEndpoint(tx, actor.user_id, id);
  requireCapability(actor, 'webhooks');
  if (endpoint.off_at !== null) throw new Refusal('webhook_off');
  return endpoint;
}
