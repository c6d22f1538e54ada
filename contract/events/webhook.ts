import { WEBHOOK_EVENT_TYPES, WEBHOOK_MESSAGE_TYPES } from '@tangent/domain/events/webhook/event-type.ts';
import {
  WEBHOOK_MESSAGE_STATES,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_PROBLEMS,
} from '@tangent/domain/events/webhook/message-state.ts';
import { WEBHOOK_URL_MAX_CHARS } from '@tangent/domain/events/webhook-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { count, cursor, id, idParams, instant, pageOf } from '../values.ts';

const url = z.string().max(WEBHOOK_URL_MAX_CHARS * 2);
const events = z.array(z.enum(WEBHOOK_EVENT_TYPES)).max(WEBHOOK_EVENT_TYPES.length);

/** An address that receives events of the account. */
const endpoint = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
  /** Null while the endpoint is on. */
  off_reason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  off_at: instant.nullable(),
  /** The first failure since the last delivery. */
  failing_since: instant.nullable(),
  last_attempt_at: instant.nullable(),
  last_delivered_at: instant.nullable(),
  /** Until when the secret before the last rotation signs as well. */
  old_secret_ends_at: instant.nullable(),
  /** Messages that were not delivered and can be sent again. */
  undelivered: count,
  created_at: instant,
});
export type WebhookEndpoint = z.infer<typeof endpoint>;

/** With the secret, which no other response contains. */
const endpointWithSecret = endpoint.extend({ secret: z.string() });

const attempt = z.object({
  id,
  at: instant,
  duration_ms: count,
  status: count.nullable(),
  problem: z.enum(WEBHOOK_PROBLEMS).nullable(),
  answer: z.string().nullable(),
});
export type WebhookAttempt = z.infer<typeof attempt>;

const message = z.object({
  /** The header `webhook-id`, the same in every attempt. */
  id,
  type: z.enum(WEBHOOK_MESSAGE_TYPES),
  state: z.enum(WEBHOOK_MESSAGE_STATES),
  created_at: instant,
  next_attempt_at: instant.nullable(),
  last_attempt: attempt.omit({ answer: true }).nullable(),
});
export type WebhookMessage = z.infer<typeof message>;

const messageDetail = message.extend({ endpoint_id: id, payload: z.string(), attempts: z.array(attempt) });
export type WebhookMessageDetail = z.infer<typeof messageDetail>;

const PATH = '/v1/api/webhooks';

export const listWebhooks = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Lists the webhook endpoints of the account, without their secrets',
  scope: 'use_webhooks',
  response: z.object({
    items: z.array(endpoint),
    max: count,
    /** The plan does not include webhooks any more: nothing is sent, and what is missed can be sent again later. */
    is_paused: z.boolean(),
  }),
});

export const createWebhook = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Adds a webhook endpoint and returns its secret once; needs a paid plan and a fresh confirmation',
  body: z.object({ url, events }),
  response: endpointWithSecret,
  status: 201,
});

export const getWebhook = defineCall({
  method: 'GET',
  path: `${PATH}/:id`,
  summary: 'Returns a webhook endpoint',
  scope: 'use_webhooks',
  params: idParams,
  response: endpoint,
});

export const updateWebhook = defineCall({
  method: 'PATCH',
  path: `${PATH}/:id`,
  summary:
    'Changes the address or the events of an endpoint, or switches it on or off; a new address needs a confirmation',
  params: idParams,
  body: z.object({ url: url.optional(), events: events.optional(), is_on: z.boolean().optional() }),
  response: endpoint,
});

export const removeWebhook = defineCall({
  method: 'DELETE',
  path: `${PATH}/:id`,
  summary: 'Removes an endpoint and its log',
  params: idParams,
  response: null,
});

export const rotateWebhookSecret = defineCall({
  method: 'POST',
  path: `${PATH}/:id/rotate`,
  summary: 'Replaces the secret of an endpoint and returns the new one once; for a day both of them sign',
  params: idParams,
  body: z.object({}),
  response: endpointWithSecret,
});

export const testWebhook = defineCall({
  method: 'POST',
  path: `${PATH}/:id/test`,
  summary: 'Sends a test event to an endpoint',
  scope: 'use_webhooks',
  params: idParams,
  body: z.object({}),
  response: message,
});

export const replayWebhook = defineCall({
  method: 'POST',
  path: `${PATH}/:id/replay`,
  summary: 'Sends everything again that an endpoint did not take or missed in the last 30 days',
  scope: 'use_webhooks',
  params: idParams,
  body: z.object({}),
  response: z.object({ messages: count }),
});

export const listWebhookMessages = defineCall({
  method: 'GET',
  path: `${PATH}/:id/messages`,
  summary: 'Lists the messages to an endpoint of the last 30 days, newest first',
  scope: 'use_webhooks',
  params: idParams,
  query: z.object({ view: z.enum(['all', 'undelivered']).default('all'), cursor }),
  response: pageOf(message),
});

export const getWebhookMessage = defineCall({
  method: 'GET',
  path: '/v1/api/webhook-messages/:id',
  summary: 'Returns a message with its body and all attempts',
  scope: 'use_webhooks',
  params: idParams,
  response: messageDetail,
});

export const replayWebhookMessage = defineCall({
  method: 'POST',
  path: '/v1/api/webhook-messages/:id/replay',
  summary: 'Sends a message again, under the same id',
  scope: 'use_webhooks',
  params: idParams,
  body: z.object({}),
  response: message,
});
