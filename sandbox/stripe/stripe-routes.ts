import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import qs from 'qs';
import type { Call, Expandable } from './calls/call.ts';
import { CHECKOUT_CALLS } from './calls/checkout-calls.ts';
import { CONNECT_CALLS } from './calls/connect-calls.ts';
import { CUSTOMER_CALLS } from './calls/customer-calls.ts';
import { EVENT_CALLS } from './calls/event-calls.ts';
import { INVOICE_CALLS } from './calls/invoice-calls.ts';
import { PRICE_CALLS } from './calls/price-calls.ts';
import { REFUND_CALLS } from './calls/refund-calls.ts';
import { SCHEDULE_CALLS } from './calls/schedule-calls.ts';
import { SUBSCRIPTION_CALLS } from './calls/subscription-calls.ts';
import type { StripeService } from './create-stripe.ts';
import { expand } from './expand.ts';
import { readParams } from './read-params.ts';
import { respondOnce, type StripeResponse } from './respond-once.ts';
import { API_VERSION, makeId, type StripeContext } from './stripe-context.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const CALLS: readonly Call[] = [
  ...[CUSTOMER_CALLS, PRICE_CALLS, CHECKOUT_CALLS, SUBSCRIPTION_CALLS].flat(),
  ...[SCHEDULE_CALLS, INVOICE_CALLS, REFUND_CALLS, CONNECT_CALLS, EVENT_CALLS].flat(),
];
const FORM = 'application/x-www-form-urlencoded';

/** Adds the stand-in for api.stripe.com: the calls that plans need, below /v1 as there. */
export function addStripeRoutes(app: FastifyInstance, stripe: StripeService): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser(FORM);
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: string) => body);
    for (const call of CALLS) {
      const { method, path: url } = call;
      scope.route({ method, url, handler: (request, reply) => handle(stripe, call, { request, reply }) });
    }
    scope.all('/v1/*', async (request, reply) => {
      const path = request.url.split('?')[0];
      const problem = `Unrecognized request URL (${request.method}: ${path}): the sandbox does not have it.`;
      return refuse(reply, new StripeRefusal(problem, { status: 404 }));
    });
  });
}

interface HttpExchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function handle(stripe: StripeService, call: Call, { request, reply }: HttpExchange): Promise<unknown> {
  stripe.countRequest(`${call.method} ${call.path}`);
  const id = makeId('req', 14);
  reply.headers({ 'request-id': id, 'stripe-version': API_VERSION, 'content-type': 'application/json' });
  const { delay_ms, fail_status, drop_reply, only_path } = stripe.behaviour();
  const isAffected = only_path === null || request.url.startsWith(only_path);
  if (isAffected && delay_ms > 0) await wait(delay_ms);
  if (isAffected && fail_status !== null) return fail(reply, fail_status);
  const response = respondToCall(stripe, call, { request, id });
  if (isAffected && drop_reply && call.method !== 'GET') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (response.is_replayed) reply.header('idempotent-replayed', 'true');
  return reply.code(response.status).send(response.body);
}

/** Reads the request, runs the call and returns its response. */
function respondToCall(
  stripe: StripeService,
  call: Call,
  { request, id }: { request: FastifyRequest; id: string },
): StripeResponse {
  const key = call.method === 'POST' ? (getHeader(request, 'idempotency-key') ?? null) : null;
  const [path = '', query = ''] = request.url.split('?');
  const text = call.method === 'GET' ? query : String(request.body ?? '');
  try {
    requireKey(request.headers.authorization);
    const params = readParams(call.paramShape, qs.parse(text, { depth: 10, parameterLimit: 1000, arrayLimit: 100 }));
    const object = (request.params as { id?: string }).id ?? '';
    const action = (context: StripeContext) =>
      respondOnce(context, { key, request: [call.method, path, text] }, () =>
        tryOut(id, () => expand(context, call.response(context, params, object), (params as Expandable).expand ?? [])),
      );
    return call.method === 'GET' ? stripe.read(action) : stripe.change(action, { id, idempotency_key: key });
  } catch (error) {
    return { ...describe(error, id), is_replayed: false };
  }
}

function tryOut(requestId: string, action: () => object): Omit<StripeResponse, 'is_replayed'> {
  try {
    return { status: 200, body: JSON.stringify(action()) };
  } catch (error) {
    return describe(error, requestId);
  }
}

function describe(error: unknown, requestId: string): Omit<StripeResponse, 'is_replayed'> {
  if (!(error instanceof StripeRefusal)) throw error;
  return { status: error.status, body: JSON.stringify(error.describe(requestId)) };
}

function requireKey(authorization = ''): void {
  const [, key] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  if (key === undefined) throw new StripeRefusal('You did not provide an API key.', { status: 401 });
  if (!/^(sk|rk)_\w+$/.test(key)) throw new StripeRefusal('Invalid API Key provided.', { status: 401 });
}

function fail(reply: FastifyReply, status: number): FastifyReply {
  const type = status < 500 ? 'invalid_request_error' : 'api_error';
  return reply.code(status).send({ error: { type, message: 'The sandbox is set to fail.' } });
}

function refuse(reply: FastifyReply, refusal: StripeRefusal): FastifyReply {
  return reply.code(refusal.status).send(refusal.describe(makeId('req', 14)));
}

function getHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
