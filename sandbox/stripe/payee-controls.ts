import type { FastifyInstance } from 'fastify';
import { PAYEE_STATES, type PayeeState } from './connect-rows.ts';
import type { StripeService } from './create-stripe.ts';

type Named = { Params: { id: string } };

const STATE = {
  type: 'object',
  required: ['state'],
  additionalProperties: false,
  properties: { state: { type: 'string', enum: PAYEE_STATES } },
} as const;

/** Adds the calls with which tests and the page's buttons control payees and their transfers. */
export function addPayeeControls(app: FastifyInstance, stripe: StripeService, describe: () => object): void {
  app.post<Named & { Body: { state: PayeeState } }>(
    '/control/stripe/accounts/:id/state',
    { schema: { body: STATE } },
    async ({ params, body }, reply) => {
      if (!stripe.setPayeeState(params.id, body.state)) return reply.code(404).send({ error: 'no such account' });
      return describe();
    },
  );
  app.post<Named>('/control/stripe/transfers/:id/reverse', async ({ params }, reply) => {
    if (!stripe.reverseTransfer(params.id)) return reply.code(404).send({ error: 'no such transfer' });
    return describe();
  });
}
