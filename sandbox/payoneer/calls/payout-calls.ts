import type { FastifyInstance } from 'fastify';
import type { PayoneerService } from '../create-payoneer.ts';
import { PayoneerRefusal } from '../payoneer-refusal.ts';
import { type PayoutRow, toStatus } from '../rows.ts';

interface Payment {
  client_reference_id: string;
  payee_id: string;
  description: string;
  currency: 'USD';
  amount: string;
}

const PAYMENTS = {
  type: 'object',
  required: ['Payments'],
  additionalProperties: false,
  properties: {
    Payments: {
      type: 'array',
      minItems: 1,
      // The real API allows more; the product sends one at a time.
      maxItems: 1,
      items: {
        type: 'object',
        required: ['client_reference_id', 'payee_id', 'description', 'currency', 'amount'],
        additionalProperties: false,
        properties: {
          client_reference_id: { type: 'string', minLength: 1, maxLength: 100 },
          payee_id: { type: 'string', minLength: 1, maxLength: 30 },
          description: { type: 'string', minLength: 1, maxLength: 255 },
          currency: { type: 'string', enum: ['USD'] },
          amount: { type: 'string', pattern: '^(0|[1-9][0-9]{0,6})\\.[0-9]{2}$' },
        },
      },
    },
  },
} as const;

/** Adds the calls that create payouts and report their status. */
export function addPayoutCalls(scope: FastifyInstance, payoneer: PayoneerService): void {
  scope.post<{ Body: { Payments: Payment[] } }>(
    '/masspayouts',
    { schema: { body: PAYMENTS } },
    async ({ body }, reply) => {
      for (const { client_reference_id: id, payee_id, description, amount } of body.Payments)
        payoneer.acceptPayout({ id, payee_id, description, amount_cents: Number(amount.replace('.', '')) });
      return reply.code(201).send({ result: 'Payments Created' });
    },
  );
  scope.get<{ Params: { id: string } }>('/payouts/:id/status', async ({ params }) => {
    const payout = payoneer.state.payouts.get(params.id);
    if (payout === undefined || payoneer.behaviour().hide_payouts)
      throw new PayoneerRefusal(404, 2306, 'Payout not found');
    return { result: describe(payout, payoneer.now()) };
  });
}

function describe(payout: PayoutRow, now: Date): object {
  const { payout_id, payee_id, amount_cents, fee_cents, created_at, end } = payout;
  return {
    payout_date: created_at,
    payout_id,
    payee_id,
    currency: 'USD',
    status: toStatus(payout, now),
    amount: toDollars(amount_cents),
    fee_amount: toDollars(fee_cents),
    ...(end === null ? {} : { cancel_reason_description: end.reason }),
  };
}

function toDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
