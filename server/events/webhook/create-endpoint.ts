import { checkEndpoint, type EndpointInput } from '@tangent/domain/events/webhook/check-endpoint.ts';
import { WEBHOOK_ENDPOINTS_MAX } from '@tangent/domain/events/webhook-limits.ts';
import { uuidv7 } from 'uuidv7';
import type { WebhookSender } from '../../gateways/webhook/webhook-sender.ts';
import { lockAccount } from '../../identity/account/public.ts';
import {
  type Actor,
  type RequestContext,
  recordSecurityEvent,
  requireCapability,
  requireStepUp,
} from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { WebhookContext } from './context.ts';
import { type EndpointRow, insertEndpoint, listEndpointRows, sealSecret } from './endpoint-store.ts';
import { makeSecret } from './sign-message.ts';

export type When = { requestContext: RequestContext; now: Date };

/** Adds an endpoint to a paid account. Its secret exists only in the response, and sealed in the database. */
export async function createEndpoint(
  { auth_secret, webhook_sender }: Pick<WebhookContext, 'auth_secret' | 'webhook_sender'>,
  tx: Tx,
  actor: Actor,
  input: EndpointInput,
  { requestContext, now }: When,
): Promise<{ row: EndpointRow; secret: string }> {
  requireCapability(actor, 'webhooks');
  checkInput(webhook_sender, input);
  requireStepUp(actor, now);
  await lockAccount(tx, actor.user_id);
  if ((await listEndpointRows(tx, actor.user_id)).length >= WEBHOOK_ENDPOINTS_MAX) throw new Refusal('webhook_limit');
  const [id, secret, url] = [uuidv7(), makeSecret(), input.url.trim()];
  const row = await insertEndpoint(tx, {
    id,
    account_id: actor.user_id,
    url,
    events: [...new Set(input.events)],
    secret_sealed: sealSecret(secret, auth_secret, id),
    created_at: now,
  });
  const event = { account_id: actor.user_id, at: now, requestContext, details: { name: new URL(url).host } };
  await recordSecurityEvent(tx, { ...event, type: 'webhook_made' });
  return { row, secret };
}

/** Refuses what is no endpoint, with the field that has to change. */
export function checkInput(sender: WebhookSender, input: EndpointInput): void {
  const issues = checkEndpoint(input);
  if (issues.length === 0 && !sender.accepts(input.url.trim())) issues.push({ code: 'webhook_url', path: 'url' });
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
}
