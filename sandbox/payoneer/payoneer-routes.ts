import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addPayeeCalls } from './calls/payee-calls.ts';
import { addPayoutCalls } from './calls/payout-calls.ts';
import { PAYONEER_CLIENT, type PayoneerService } from './create-payoneer.ts';
import { TOKEN_SECONDS } from './create-tokens.ts';
import { PayoneerRefusal } from './payoneer-refusal.ts';

/**
 * Adds the stand-ins for login.payoneer.com (below /payoneer/login) and api.payoneer.com (below /payoneer/api): the
 * client credentials flow, the registration of payees, and payouts. The formats are assumptions (decision 27).
 */
export function addPayoneerRoutes(app: FastifyInstance, payoneer: PayoneerService): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply) => applyFaults(payoneer, reply));
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const refusal = toRefusal(error);
      if (refusal === null) throw error;
      return reply.code(refusal.status).send(refusal.describe());
    });
    scope.post<{ Body: Record<string, string | null> | null }>(
      '/payoneer/login/api/v2/oauth2/token',
      async ({ body, headers }, reply) => {
        if (!isClient(headers.authorization)) return reply.code(401).send({ error: 'invalid_client' });
        if (body?.grant_type !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' });
        const access_token = payoneer.tokens.issue();
        return { token_type: 'Bearer', access_token, expires_in: TOKEN_SECONDS, scope: body.scope ?? 'read' };
      },
    );
    scope.register(async (program) => addProgram(program, payoneer), {
      prefix: `/payoneer/api/v4/programs/${PAYONEER_CLIENT.program_id}`,
    });
  });
}

function addProgram(scope: FastifyInstance, payoneer: PayoneerService): void {
  scope.addHook('onRequest', async ({ headers }) => {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if (payoneer.behaviour().refuse_tokens || !payoneer.tokens.isGood(token))
      throw new PayoneerRefusal(401, 2001, 'The access token is not valid');
  });
  scope.addHook('onSend', (request, reply) => cutConnection(payoneer, request, reply));
  addPayeeCalls(scope, payoneer);
  addPayoutCalls(scope, payoneer);
}

async function applyFaults(payoneer: PayoneerService, reply: FastifyReply) {
  const { delay_ms, fail_status } = payoneer.behaviour();
  if (delay_ms > 0) await wait(delay_ms);
  if (fail_status !== null) return reply.code(fail_status).send({ error: 'The sandbox is set to fail.' });
}

/** Cuts the connection after the call took effect, so that the caller gets no response. */
async function cutConnection(payoneer: PayoneerService, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!payoneer.behaviour().drop_reply || request.method === 'GET') return;
  reply.hijack();
  request.raw.socket.destroy();
}

function toRefusal(error: FastifyError): PayoneerRefusal | null {
  if (error instanceof PayoneerRefusal) return error;
  return error.validation || error.statusCode === 400 ? new PayoneerRefusal(400, 1000, error.message) : null;
}

function isClient(authorization = ''): boolean {
  const { id, secret } = PAYONEER_CLIENT;
  return authorization === `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}
