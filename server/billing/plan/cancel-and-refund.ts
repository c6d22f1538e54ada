import type { Billing } from '../../gateways/stripe/billing.ts';

/**
 * Ends a subscription at the payment service and gives back every payment of it. Ended first: nothing is charged for what is being
 * given back. Again is the same.
 */
export async function cancelAndRefund(billing: Billing, subscriptionId: string): Promise<void> {
  await billing.cancelNow(subscriptionId);
  for (const { id, status } of await billing.listInvoices(subscriptionId)) {
    if (status === 'paid') await billing.refundInvoice(id);
    else if (status === 'open') await billing.voidInvoice(id);
  }
}
