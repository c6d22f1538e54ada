import type { SubscriptionView } from '@tangent/contract/money/plan.ts';

/** Whether a purchase made now can be refunded: the guarantee counts from the account's first payment. */
export function hasGuarantee({ payments }: Pick<SubscriptionView, 'payments'>): boolean {
  return payments.every(({ state }) => state !== 'paid');
}
