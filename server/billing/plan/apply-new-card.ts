import type { PlanContext } from './context.ts';
import { retryPayment } from './retry-payment.ts';

/** Has a card that somebody put down charged from now on, and at once for a renewal that failed. Again is the same. */
export async function applyNewCard(context: PlanContext, subscriptionId: string): Promise<void> {
  await context.billing.preferCustomerCard(subscriptionId);
  await retryPayment(context, subscriptionId);
}
