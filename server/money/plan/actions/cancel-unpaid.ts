import type { StripeInvoice, StripeSubscription } from '../../../gateways/stripe/billing.ts';
import type { PlanContext } from '../context.ts';
import { isUnpaid } from '../sync/read-billing-status.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

const SIMULTANEOUS_MS = 60_000;

/**
 * Ends a subscription whose renewal failed or is not paid yet, and voids the invoice. A payment that goes
 * through at the very moment of ending is refunded. Idempotent.
 */
export async function cancelUnpaid(context: PlanContext, subscriptionId: string): Promise<void> {
  const { billing, log } = context;
  const found = await billing.findSubscription(subscriptionId);
  if (found !== null && isUnpaid(found, await billing.listInvoices(subscriptionId)))
    await billing.cancelNow(subscriptionId);
  const ended = await billing.findSubscription(subscriptionId);
  for (const invoice of ended?.status === 'canceled' ? await billing.listInvoices(subscriptionId) : []) {
    if (invoice.status === 'open') await billing.voidInvoice(invoice.id);
    if (!wasPaidTooLate(invoice, ended)) continue;
    log.error({ subscription_id: subscriptionId, invoice_id: invoice.id }, 'paid while it was being ended: refunded');
    await billing.refundInvoice(invoice.id);
  }
  await syncSubscription(context, subscriptionId);
}

function wasPaidTooLate({ billing_reason, paid_at }: StripeInvoice, ended: StripeSubscription | null): boolean {
  if (billing_reason !== 'subscription_cycle' || !paid_at || !ended?.ended_at) return false;
  return paid_at.getTime() > ended.ended_at.getTime() - SIMULTANEOUS_MS;
}
