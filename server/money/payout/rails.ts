import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PayoutRail } from './rail.ts';

/** The services that pay out money; null for one that this company does not use. */
export type Rails = Readonly<Record<PayoutMethod, PayoutRail | null>>;

/** Returns the service of a payout method; refuses a method that is not offered here. */
export function getRail(rails: Rails, method: PayoutMethod): PayoutRail {
  const rail = rails[method];
  if (rail === null) throw new Refusal('invalid_input', [{ code: 'invalid_choice', path: 'method' }]);
  return rail;
}
