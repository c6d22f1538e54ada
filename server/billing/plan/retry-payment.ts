import { PaymentDeclined } from '../../gateways/stripe/billing.ts';
import type { PlanContext } from './context.ts';
import { syncSubscription } from './sync-subscription.ts';
import { tryPayment } from './try-payment.ts';

/** A try at a renewal that failed, and a look at what became of it. */
export async function retryPayment(context: PlanContext, subscriptionId: string): Promise<void> {
  try {
    await tryPayment(context, subscriptionId);
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error;
    context.log.info({ subscription_id: subscriptionId, reason: error.reason }, 'renewal refused again');
  }
  await syncSubscription(context, subscriptionId);
}
