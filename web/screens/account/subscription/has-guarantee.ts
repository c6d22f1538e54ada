import type { SubscriptionView } from '@tangent/contract/plan.ts';

/** Whether what is bought now can be given back: the guarantee counts from the first payment of the account. */
export function hasGuarantee({ payments }: Pick<SubscriptionView, 'payments'>): boolean {
  return payments.every(({ state }) => state !== 'paid');
}
