import { HOUR_MS } from '@tangent/domain/duration.ts';
import type { EndpointInput } from '@tangent/domain/events/webhook/check-endpoint.ts';
import { WEBHOOK_OLD_SECRET_HOURS } from '@tangent/domain/events/webhook-limits.ts';
import { type Actor, recordSecurityEvent, requireCapability, requireStepUp } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { WebhookContext } from './context.ts';
import { checkInput, type When } from './create-endpoint.ts';
import { deleteEndpoint, type EndpointRow, findEndpoint, sealSecret, updateEndpoint } from './endpoint-store.ts';
import { missMessages } from './message-store.ts';
import { makeSecret } from './sign-message.ts';

type Change = { [Field in keyof EndpointInput]?: EndpointInput[Field] | undefined } & { is_on?: boolean | undefined };

/**
 * Changes the address or the events of an endpoint, or switches it on or off. A new address needs a confirmation, like a
 * new endpoint. An endpoint that was off misses what happened; switching it on sends none of that by itself.
 */
export async function changeEndpoint(
  { webhook_sender }: Pick<WebhookContext, 'webhook_sender'>,
  tx: Tx,
  actor: Actor,
  { id, url, events, is_on }: Change & { id: string },
  now: Date,
): Promise<EndpointRow> {
  requireCapability(actor, 'webhooks');
  const known = await findEndpoint(tx, actor.user_id, id);
  const input = { url: (url ?? known.url).trim(), events: events ?? known.events };
  checkInput(webhook_sender, input);
  if (input.url !== known.url) requireStepUp(actor, now);
  const row = await updateEndpoint(tx, actor.user_id, id, {
    url: input.url,
    events: [...new Set(input.events)],
    ...(is_on === undefined ? {} : toSwitch(is_on, known, now)),
  });
  if (row.off_at !== null) await missMessages(tx, row);
  return row;
}

// Switching off what is off keeps the reason.
function toSwitch(isOn: boolean, { off_at }: EndpointRow, now: Date): Partial<EndpointRow> {
  if (isOn) return { off_at: null, off_reason: null, failing_since: null };
  return off_at === null ? { off_at: now, off_reason: 'by_owner' } : {};
}

/** Replaces the secret. The old one signs as well for a day, so that receivers can change over without a gap. */
export async function rotateSecret(
  { auth_secret }: Pick<WebhookContext, 'auth_secret'>,
  tx: Tx,
  actor: Actor,
  id: string,
  { requestContext, now }: When,
): Promise<{ row: EndpointRow; secret: string }> {
  requireCapability(actor, 'webhooks');
  requireStepUp(actor, now);
  const known = await findEndpoint(tx, actor.user_id, id);
  const secret = makeSecret();
  const row = await updateEndpoint(tx, actor.user_id, id, {
    secret_sealed: sealSecret(secret, auth_secret, id),
    old_secret_sealed: known.secret_sealed,
    old_secret_ends_at: new Date(now.getTime() + WEBHOOK_OLD_SECRET_HOURS * HOUR_MS),
  });
  const event = { account_id: actor.user_id, at: now, requestContext, details: { name: new URL(row.url).host } };
  await recordSecurityEvent(tx, { ...event, type: 'webhook_rotated' });
  return { row, secret };
}

/** Removes an endpoint and its log. It needs no confirmation: removing can only make an account safer. */
export async function removeEndpoint(
  tx: Tx,
  { user_id }: Actor,
  id: string,
  { requestContext, now }: When,
): Promise<void> {
  const { url } = await deleteEndpoint(tx, user_id, id);
  await recordSecurityEvent(tx, {
    account_id: user_id,
    type: 'webhook_ended',
    at: now,
    requestContext,
    details: { name: new URL(url).host },
  });
}
