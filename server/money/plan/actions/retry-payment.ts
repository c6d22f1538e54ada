import { PaymentDeclined } from '../../../gateways/stripe/billing.ts';
import type { PlanContext } from '../context.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { tryPayment } from './try-payment.ts';

/** Retries a failed renewal and syncs the result. */
export async function retryPayment(context: PlanContext, subscriptionId: string): Promise<void> {
  try {
    await tryPayment(context, subscriptionId);
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error;
    context.log.info({ subscription_id: subscriptionId, reason: error.reason }, 'renewal declined again');
  }
  await syncSubscription(context, subscriptionId);
}
