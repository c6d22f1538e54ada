import type { PlanContext } from './context.ts';
import { retryPayment } from './retry-payment.ts';

/** Makes a new card of the customer pay from now on, and at once for a renewal that failed. Idempotent. */
export async function applyNewCard(context: PlanContext, subscriptionId: string): Promise<void> {
  await context.billing.preferCustomerCard(subscriptionId);
  await retryPayment(context, subscriptionId);
}
