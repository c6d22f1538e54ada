import type { FastifyInstance } from 'fastify';
import { DISPUTE_STEPS, type DisputeStep } from './actions/dispute-actions.ts';
import { STRIPE_BEHAVIOUR_CHANGE, type StripeBehaviour } from './behaviour.ts';
import type { StripeService } from './create-stripe.ts';
import { describeStripe } from './describe-stripe.ts';
import type { Hooks } from './hooks/create-hooks.ts';
import type { HookEndpoint } from './hooks/send-message.ts';
import { addPayeeControls } from './payee-controls.ts';
import { CARD_KINDS, type CardKind } from './rows.ts';

type Named = { Params: { id: string } };
type Release = { ids: string[] } | { order: 'as_it_was' | 'reverse' };

const CARD = {
  type: 'object',
  required: ['card'],
  additionalProperties: false,
  properties: { card: { type: 'string', enum: CARD_KINDS } },
} as const;

const DISPUTE = {
  type: 'object',
  required: ['step'],
  additionalProperties: false,
  properties: { step: { type: 'string', enum: DISPUTE_STEPS } },
} as const;

const ENDPOINT = {
  type: 'object',
  required: ['url', 'secret'],
  additionalProperties: false,
  properties: {
    url: { type: 'string', pattern: '^https?://(127\\.0\\.0\\.1|localhost)(:[0-9]+)?/' },
    secret: { type: 'string', minLength: 1 },
  },
} as const;

const RELEASE = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: {
    ids: { type: 'array', items: { type: 'string' } },
    order: { type: 'string', enum: ['as_it_was', 'reverse'] },
  },
} as const;

/** Adds the calls with which tests and the page's buttons control the simulated Stripe. */
export function addStripeControls(app: FastifyInstance, stripe: StripeService, hooks: Hooks): void {
  const describe = () => describeStripe(stripe, hooks);
  app.get('/control/stripe', async () => describe());
  app.post<{ Body: Partial<StripeBehaviour> }>(
    '/control/stripe/behaviour',
    { schema: { body: STRIPE_BEHAVIOUR_CHANGE } },
    async (request) => {
      stripe.behave(request.body);
      return describe();
    },
  );
  app.post<Named & { Body: { card: CardKind } }>(
    '/control/stripe/customers/:id/card',
    { schema: { body: CARD } },
    async ({ params, body }, reply) => {
      if (!stripe.changeCard(params.id, body.card)) return reply.code(404).send({ error: 'no customer with a card' });
      return describe();
    },
  );
  app.post<Named & { Body: { step: DisputeStep } }>(
    '/control/stripe/customers/:id/dispute',
    { schema: { body: DISPUTE } },
    async ({ params, body }, reply) => {
      if (!stripe.stepDispute(params.id, body.step))
        return reply.code(404).send({ error: 'no such payment or dispute' });
      return describe();
    },
  );
  addPayeeControls(app, stripe, describe);
  addHookControls(app, hooks, describe);
}

function addHookControls(app: FastifyInstance, hooks: Hooks, describe: () => object): void {
  app.post<{ Body: HookEndpoint }>('/control/stripe/endpoint', { schema: { body: ENDPOINT } }, async ({ body }) => {
    hooks.setEndpoint(body);
    return describe();
  });
  app.post<{ Body: Release }>('/control/stripe/hooks/release', { schema: { body: RELEASE } }, async ({ body }, reply) =>
    deliver('ids' in body ? body.ids : listHeld(hooks, body.order), reply),
  );
  app.post<Named>('/control/stripe/events/:id/replay', async ({ params }, reply) => deliver([params.id], reply));
  // Responds when every due event was sent, successfully or not.
  app.post('/control/stripe/hooks/settle', async () => {
    await hooks.whenIdle();
    return describe();
  });
  const deliver = async (ids: readonly string[], reply: { code(status: number): { send(body: object): unknown } }) => {
    const known = new Set(hooks.list().map(({ id }) => id));
    const strange = ids.find((id) => !known.has(id));
    if (strange !== undefined) return reply.code(404).send({ error: `no such event: ${strange}` });
    await hooks.deliver(ids);
    return describe();
  };
}

function listHeld(hooks: Hooks, order: 'as_it_was' | 'reverse'): string[] {
  const held = hooks.list().flatMap(({ id, state }) => (state === 'held' ? [id] : []));
  return order === 'reverse' ? held.reverse() : held;
}
