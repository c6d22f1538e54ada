import type { FastifyInstance } from 'fastify';
import { BadSignature } from '../../gateways/stripe/billing.ts';
import { refuseUnstorable } from '../../platform/http/refuse-unstorable.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { PlanContext } from './context.ts';
import { receiveEvent } from './sync/receive-event.ts';

const PATH = '/v1/hooks/stripe';
const MAX_BYTES = 1024 * 1024;

/**
 * Binds the address to which the payment service sends its events. The signature covers the raw bytes, so they are read
 * unparsed; an event without a valid signature is counted and dropped. An event is stored and acknowledged at once, and
 * handled later (rules F16, F18 in docs/standards/reliability.md).
 */
export function registerPlanHooks(
  app: FastifyInstance,
  { db, clock, log, billing }: Pick<PlanContext, 'db' | 'clock' | 'log' | 'billing'>,
): void {
  let refused = 0;
  const read = (body: unknown, signature: string) => {
    try {
      return billing.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature);
    } catch (error) {
      if (!(error instanceof BadSignature)) throw error;
      refused += 1;
      log.warn({ refused }, 'payment service event without a valid signature');
      throw new Refusal('invalid_signature');
    }
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parsing = { parseAs: 'buffer', bodyLimit: MAX_BYTES } as const;
    scope.addContentTypeParser('*', parsing, async (_request: unknown, bytes: Buffer) => bytes);
    const options = { schema: { hide: true }, config: { accepts_cross_site: true }, bodyLimit: MAX_BYTES };
    scope.post(PATH, options, async (request, reply) => {
      const event = read(request.body, String(request.headers['stripe-signature'] ?? ''));
      refuseUnstorable(event.payload);
      await inTransaction(db, (tx) => receiveEvent(tx, event, clock.now()));
      return reply.code(204).send();
    });
  });
}
