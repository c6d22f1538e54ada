import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import { type Billing, BillingRefused, type StripeCheckout } from './billing.ts';
import { CURRENCY, type PriceBook } from './price-book.ts';
import { refId, unixTime } from './read-values.ts';
import { requestStripe } from './request-stripe.ts';

const sessionShape = z.object({
  id: z.string(),
  url: z.url().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  subscription: refId.nullish(),
  expires_at: unixTime,
});

type CheckoutCalls = Pick<
  Billing,
  'createCustomer' | 'getCredit' | 'addCredit' | 'createCheckout' | 'getCheckout' | 'expireCheckout'
>;

/** The calls about customers and their checkouts. */
export function createCheckoutCalls(stripe: Stripe, prices: PriceBook): CheckoutCalls {
  const getCheckout = async (sessionId: string) =>
    present(await requestStripe(sessionShape, stripe.checkout.sessions.retrieve(sessionId)));
  return {
    getCheckout,
    createCustomer: async ({ account_id, email, name, language, replaces = 'none' }) => {
      const customer = { email, name, preferred_locales: [language], metadata: { account_id } };
      const created = stripe.customers.create(customer, { idempotencyKey: buildCustomerKey(replaces, customer) });
      return (await requestStripe(z.object({ id: z.string() }), created)).id;
    },
    getCredit: async (customer) => {
      // Stripe writes a credit as a balance below zero.
      const { balance } = await requestStripe(z.object({ balance: z.number() }), stripe.customers.retrieve(customer));
      return Math.max(0, -balance);
    },
    addCredit: async ({ key, customer_id, cents, description }) => {
      const change = { amount: -cents, currency: CURRENCY, description };
      const created = stripe.customers.createBalanceTransaction(customer_id, change, { idempotencyKey: key });
      await requestStripe(z.object({ id: z.string() }), created);
    },
    createCheckout: async ({ key, prices: billedPrices, ...order }) => {
      const session = await prices.use(billedPrices, (ids) => {
        const request = stripe.checkout.sessions.create(describeOrder(order, ids), { idempotencyKey: key });
        return requestStripe(sessionShape, request);
      });
      return present(session);
    },
    expireCheckout: async (sessionId) => {
      try {
        return present(await requestStripe(sessionShape, stripe.checkout.sessions.expire(sessionId)));
      } catch (error) {
        // Only an open checkout can be closed: this one was paid, or has expired.
        if (!(error instanceof BillingRefused)) throw error;
        return getCheckout(sessionId);
      }
    },
  };
}

// Stripe refuses a known key with other content, and a name or an address may change between two tries.
function buildCustomerKey(replaces: string, customer: { metadata: { account_id: string } }): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([customer, replaces]))
    .digest('hex');
  return `customer-${customer.metadata.account_id}-${digest.slice(0, 16)}`;
}

type Order = Omit<Parameters<Billing['createCheckout']>[0], 'key' | 'prices'>;

function describeOrder(order: Order, priceIds: string[]): Stripe.Checkout.SessionCreateParams {
  const { customer_id: customer, account_id, language, success_url, cancel_url, expires_at } = order;
  return {
    mode: 'subscription',
    customer,
    success_url,
    cancel_url,
    client_reference_id: account_id,
    line_items: priceIds.map((price) => ({ price, quantity: 1 })),
    locale: language,
    expires_at: Math.floor(expires_at.getTime() / 1000),
    subscription_data: { metadata: { account_id } },
  };
}

function present({ id, url, status, subscription, expires_at }: z.output<typeof sessionShape>): StripeCheckout {
  const address = status === 'open' ? (url ?? null) : null;
  return { session_id: id, address, state: status, subscription_id: subscription ?? null, expires_at };
}
