import type { FastifyInstance } from 'fastify';
import type { PayoneerService } from '../create-payoneer.ts';
import { PayoneerRefusal } from '../payoneer-refusal.ts';

interface Registration {
  payee_id: string;
  redirect_url: string;
  payee?: { contact?: { email?: string } };
}

const REGISTRATION = {
  type: 'object',
  required: ['payee_id', 'redirect_url'],
  additionalProperties: false,
  properties: {
    payee_id: { type: 'string', minLength: 1, maxLength: 30 },
    redirect_url: { type: 'string', pattern: '^https?://[^\\s/]+' },
    language: { type: 'string' },
    already_have_an_account: { type: 'boolean' },
    payee: {
      type: 'object',
      additionalProperties: false,
      properties: {
        contact: {
          type: 'object',
          additionalProperties: false,
          properties: { email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' } },
        },
      },
    },
  },
} as const;

/** Adds the calls that create registration links and report the status of a registration. */
export function addPayeeCalls(scope: FastifyInstance, payoneer: PayoneerService): void {
  scope.post<{ Body: Registration }>(
    '/payees/registration-link',
    { schema: { body: REGISTRATION } },
    async ({ body, protocol, host }) => {
      const { payee_id, redirect_url, payee } = body;
      const { id } = payoneer.createLink({ payee_id, redirect_url, email: payee?.contact?.email ?? null });
      return { result: { registration_link: `${protocol}://${host}/payoneer/registration/${id}` } };
    },
  );
  scope.get<{ Params: { id: string } }>('/payees/:id/status', async ({ params }) => {
    const payee = payoneer.state.payees.get(params.id);
    if (payee === undefined) throw new PayoneerRefusal(404, 10005, 'Payee was not found');
    const { account_id, status: description, registered_at: registration_date } = payee;
    return { result: { account_id, status: { type: TYPES[description], description }, registration_date } };
  });
}

const TYPES = { Active: 1, Inactive: 2, Pending: 3 } as const;
