import * as calls from '@tangent/contract/events/webhook.ts';
import { WEBHOOK_ACTIONS, WEBHOOK_ENDPOINTS_MAX } from '@tangent/domain/events/webhook-limits.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import type { FastifyRequest } from 'fastify';
import { type Actor, readRequestContext } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { replayMessage, replayUndelivered, sendTest } from './ask-for-messages.ts';
import { changeEndpoint, removeEndpoint, rotateSecret } from './change-endpoint.ts';
import type { WebhookContext } from './context.ts';
import { createEndpoint } from './create-endpoint.ts';
import { countUndelivered, type EndpointRow, findEndpoint, listEndpointRows } from './endpoint-store.ts';
import { getMessageView, listMessages, presentMessages } from './log-view.ts';

const ALLOW = { allow: 'user' } as const;

/**
 * Binds the calls about webhooks. After a paid plan has ended, users keep their endpoints and the log, and can remove
 * endpoints.
 */
export function registerWebhookRoutes(app: HttpApp<Actor>, context: WebhookContext): void {
  bindEndpointCalls(app, context);
  bindMessageCalls(app, context);
}

function bindEndpointCalls(app: HttpApp<Actor>, context: WebhookContext): void {
  const { db, clock } = context;
  const when = (request: FastifyRequest) => ({ requestContext: readRequestContext(request), now: clock.now() });
  bindCall(app, calls.listWebhooks, ALLOW, async ({ actor }) => ({
    items: await presentEndpoints(db, actor.user_id, await listEndpointRows(db, actor.user_id)),
    max: WEBHOOK_ENDPOINTS_MAX,
    is_paused: !can(actor.plan, 'webhooks'),
  }));
  bindCall(app, calls.createWebhook, ALLOW, async ({ actor, body, request }) => {
    const { row, secret } = await inTransaction(db, (tx) => createEndpoint(context, tx, actor, body, when(request)));
    return { ...presentEndpoint(row), secret };
  });
  bindCall(app, calls.getWebhook, ALLOW, async ({ actor, params }) =>
    present(db, await findEndpoint(db, actor.user_id, params.id)),
  );
  bindCall(app, calls.updateWebhook, ALLOW, async ({ actor, params, body }) => {
    const change = { ...body, id: params.id };
    return present(db, await inTransaction(db, (tx) => changeEndpoint(context, tx, actor, change, clock.now())));
  });
  bindCall(app, calls.removeWebhook, ALLOW, ({ actor, params, request }) =>
    inTransaction(db, (tx) => removeEndpoint(tx, actor, params.id, when(request))),
  );
  bindCall(app, calls.rotateWebhookSecret, ALLOW, async ({ actor, params, request }) => {
    const rotate = () => inTransaction(db, (tx) => rotateSecret(context, tx, actor, params.id, when(request)));
    const { row, secret } = await rotate();
    return { ...(await present(db, row)), secret };
  });
}

function bindMessageCalls(app: HttpApp<Actor>, { db, pool, clock, limits_uses }: WebhookContext): void {
  const { per_account: uses, window_minutes } = WEBHOOK_ACTIONS;
  const limit = createRateLimiter(pool, { name: 'webhook', uses, window_minutes, is_on: limits_uses });
  bindCall(app, calls.testWebhook, ALLOW, async ({ actor, params }) => {
    await limit.count(actor.user_id);
    const row = await inTransaction(db, (tx) => sendTest(tx, actor, params.id, clock.now()));
    return presentOne(db, row);
  });
  bindCall(app, calls.replayWebhook, ALLOW, async ({ actor, params }) => {
    await limit.count(actor.user_id);
    return { messages: await inTransaction(db, (tx) => replayUndelivered(tx, actor, params.id, clock.now())) };
  });
  bindCall(app, calls.listWebhookMessages, ALLOW, ({ actor, params, query }) =>
    listMessages(db, actor.user_id, { ...query, id: params.id }),
  );
  bindCall(app, calls.getWebhookMessage, ALLOW, ({ actor, params }) => getMessageView(db, actor.user_id, params.id));
  bindCall(app, calls.replayWebhookMessage, ALLOW, async ({ actor, params }) => {
    await limit.count(actor.user_id);
    const row = await inTransaction(db, (tx) => replayMessage(tx, actor, params.id, clock.now()));
    return presentOne(db, row);
  });
}

async function presentOne(db: Db, row: Parameters<typeof presentMessages>[2][number]): Promise<calls.WebhookMessage> {
  const [message] = await presentMessages(db, row.account_id, [row]);
  if (message === undefined) throw new Error('the message was not presented');
  return message;
}

async function present(db: Db, row: EndpointRow): Promise<calls.WebhookEndpoint> {
  return presentEndpoint(row, (await countUndelivered(db, row.account_id)).get(row.id));
}

async function presentEndpoints(
  db: Db,
  accountId: string,
  rows: readonly EndpointRow[],
): Promise<calls.WebhookEndpoint[]> {
  const undelivered = await countUndelivered(db, accountId);
  return rows.map((row) => presentEndpoint(row, undelivered.get(row.id)));
}

function presentEndpoint(row: EndpointRow, undelivered = 0): calls.WebhookEndpoint {
  const toText = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    off_reason: row.off_reason,
    off_at: toText(row.off_at),
    failing_since: toText(row.failing_since),
    last_attempt_at: toText(row.last_attempt_at),
    last_delivered_at: toText(row.last_delivered_at),
    old_secret_ends_at: toText(row.old_secret_ends_at),
    undelivered,
    created_at: row.created_at.toISOString(),
  };
}
