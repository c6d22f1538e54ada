import type { FastifyInstance } from 'fastify';
import { PAYONEER_BEHAVIOUR_CHANGE, type PayoneerBehaviour } from './behaviour.ts';
import type { PayoneerService } from './create-payoneer.ts';
import { describePayoneer } from './describe-payoneer.ts';
import { PAYEE_STATUSES, type PayeeStatus, type PayoutReversal } from './rows.ts';

type Named = { Params: { id: string } };

const STATUS = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: { status: { type: 'string', enum: PAYEE_STATUSES } },
} as const;

const PAYOUT_REVERSAL = {
  type: 'object',
  required: ['status', 'reason'],
  additionalProperties: false,
  properties: {
    status: { type: 'string', enum: ['Cancelled', 'Returned'] },
    reason: { type: 'string', minLength: 1, maxLength: 200 },
  },
} as const;

/** Adds the calls with which tests and the page's buttons control the simulated Payoneer. */
export function addPayoneerControls(app: FastifyInstance, payoneer: PayoneerService): void {
  const describe = () => describePayoneer(payoneer);
  app.get('/control/payoneer', async () => describe());
  app.post<{ Body: Partial<PayoneerBehaviour> }>(
    '/control/payoneer/behaviour',
    { schema: { body: PAYONEER_BEHAVIOUR_CHANGE } },
    async ({ body }) => {
      payoneer.behave(body);
      return describe();
    },
  );
  app.post('/control/payoneer/end-tokens', async () => {
    payoneer.tokens.revokeAll();
    return describe();
  });
  app.post<Named & { Body: { status: PayeeStatus } }>(
    '/control/payoneer/payees/:id/status',
    { schema: { body: STATUS } },
    async ({ params, body }, reply) => {
      if (!payoneer.setPayeeStatus(params.id, body.status)) return reply.code(404).send({ error: 'no such payee' });
      return describe();
    },
  );
  // Cancelled before it arrives, or returned afterwards.
  app.post<Named & { Body: PayoutReversal }>(
    '/control/payoneer/payouts/:id/end',
    { schema: { body: PAYOUT_REVERSAL } },
    async ({ params, body }, reply) => {
      if (!payoneer.reversePayout(params.id, body)) return reply.code(409).send({ error: 'the payout cannot change' });
      return describe();
    },
  );
}
