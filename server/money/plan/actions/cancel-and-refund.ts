import type { Billing } from '../../../gateways/stripe/billing.ts';

/**
 * Ends a subscription at the payment service and refunds every payment of it. It ends first, so that nothing is charged
 * while the money goes back. Idempotent.
 */
export async function cancelAndRefund(billing: Billing, subscriptionId: string): Promise<void> {
  await billing.cancelNow(subscriptionId);
  for (const { id, status } of await billing.listInvoices(subscriptionId)) {
    if (status === 'paid') await billing.refundInvoice(id);
    else if (status === 'open') await billing.voidInvoice(id);
  }
}
