import type Stripe from 'stripe';
import { z } from 'zod';
import { BillingRefused } from './billing.ts';
import { refId } from './read-values.ts';
import { requestStripe, requestStripeList } from './request-stripe.ts';

const paymentShape = z.object({ payment: z.object({ payment_intent: refId.nullish() }) });
const refundShape = z.object({ amount: z.number().int(), status: z.string().nullish() });

/** The refunds of an invoice, which may have been paid by several payments. */
export interface Refunds {
  /** Returns the refunded cents of an invoice. */
  computeTotal(invoiceId: string): Promise<number>;
  /** Refunds the rest of each of its payments; returns the total refunded. */
  refund(invoiceId: string): Promise<number>;
}

export function createRefunds(stripe: Stripe): Refunds {
  const listPayments = async (invoice: string) => {
    const list = stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 });
    const found = await requestStripeList(paymentShape, list);
    return found.flatMap(({ payment }) => payment.payment_intent ?? []);
  };
  const computeTotal = async (invoice: string) => {
    const sums = (await listPayments(invoice)).map((payment) => computeRefunded(stripe, payment));
    return (await Promise.all(sums)).reduce((sum, cents) => sum + cents, 0);
  };
  return {
    computeTotal,
    refund: async (invoice) => {
      for (const payment of await listPayments(invoice)) await refundPayment(stripe, payment);
      return computeTotal(invoice);
    },
  };
}

async function computeRefunded(stripe: Stripe, payment_intent: string): Promise<number> {
  const found = await requestStripeList(refundShape, stripe.refunds.list({ payment_intent, limit: 100 }));
  const completed = found.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  return completed.reduce((sum, { amount }) => sum + amount, 0);
}

async function refundPayment(stripe: Stripe, payment_intent: string): Promise<void> {
  try {
    const request = stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${payment_intent}` });
    await requestStripe(refundShape, request);
  } catch (error) {
    if (!(error instanceof BillingRefused) || error.reason !== 'charge_already_refunded') throw error;
  }
}
