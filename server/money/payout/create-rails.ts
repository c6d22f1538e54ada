import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import { type Payoneer, PayoneerRefused, PayoneerUnavailable } from '../../gateways/payoneer/payoneer.ts';
import { type Connect, ConnectRefused, ConnectUnavailable } from '../../gateways/stripe/connect.ts';
import { type PayoutRail, RailRefused, RailUnavailable } from './rail.ts';
import type { Rails } from './rails.ts';

/** The functions of a service, besides the method it stands for. */
type Service = Omit<PayoutRail, 'method'>;

/** Creates the payout methods from this company's services; null for a service without a contract. */
export function createRails({ connect, payoneer }: { connect: Connect | null; payoneer: Payoneer | null }): Rails {
  return { stripe: connect && createRail('stripe', connect), payoneer: payoneer && createRail('payoneer', payoneer) };
}

function createRail(method: PayoutMethod, service: Service): PayoutRail {
  return {
    method,
    createSetup: (payee) => service.createSetup(payee).catch(translate),
    findSetup: (id) => service.findSetup(id).catch(translate),
    pay: (order) => service.pay(order).catch(translate),
    findPayout: (key) => service.findPayout(key).catch(translate),
  };
}

function translate(error: unknown): never {
  if (error instanceof ConnectRefused || error instanceof PayoneerRefused) throw new RailRefused(error.failure, error);
  if (error instanceof ConnectUnavailable || error instanceof PayoneerUnavailable) throw new RailUnavailable(error);
  throw error;
}
