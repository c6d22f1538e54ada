import type Stripe from 'stripe';
import { z } from 'zod';
import { type Billing, BillingRefused, type StripeStatus } from './billing.ts';
import type { PriceBook } from './price-book.ts';
import { nullIfMissing, requestStripe, requestStripeList } from './request-stripe.ts';
import { cardsShape, presentSubscription, subscriptionShape } from './subscription-shape.ts';

type SubscriptionCalls = Pick<
  Billing,
  'findSubscription' | 'listSubscriptions' | 'addPrice' | 'setCancelAtPeriodEnd' | 'preferCustomerCard' | 'cancelNow'
>;

const anything = z.object({ id: z.string() });

/** The calls that read and change subscriptions. Repeating a request with the same content has no further effect. */
export function createSubscriptionCalls(stripe: Stripe, prices: PriceBook): SubscriptionCalls {
  return {
    findSubscription: async (id) => {
      const request = stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
      const found = await nullIfMissing(requestStripe(subscriptionShape, request));
      return found && presentSubscription(found, prices);
    },
    listSubscriptions: async (customer) => {
      const list = stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.schedule'] });
      const found = await requestStripeList(subscriptionShape, list);
      return Promise.all(found.map((subscription) => presentSubscription(subscription, prices)));
    },
    addPrice: async ({ id }, { key, price, counted_from }) => {
      await prices.use([price], (ids) => {
        const items = ids.map((added) => ({ price: added, quantity: 1 }));
        const change = { items, cancel_at_period_end: false, ...buildCharge(counted_from) };
        return requestStripe(anything, stripe.subscriptions.update(id, change, { idempotencyKey: key }));
      });
    },
    setCancelAtPeriodEnd: async ({ id }, cancel) => {
      await requestStripe(anything, stripe.subscriptions.update(id, { cancel_at_period_end: cancel }));
    },
    preferCustomerCard: (id) => preferCustomerCard(stripe, id),
    cancelNow: async (id) => {
      try {
        await requestStripe(anything, stripe.subscriptions.cancel(id));
      } catch (error) {
        // Stripe refuses to cancel an ended subscription as missing; only reading still finds it.
        if (!(error instanceof BillingRefused) || error.reason !== 'resource_missing') throw error;
      }
    },
  };
}

async function preferCustomerCard(stripe: Stripe, id: string): Promise<void> {
  const found = await nullIfMissing(
    requestStripe(cardsShape, stripe.subscriptions.retrieve(id, { expand: ['customer'] })),
  );
  if (found === null || isOver(found.status)) return;
  const { default_payment_method: own, customer } = found;
  const paymentMethod = customer.invoice_settings?.default_payment_method;
  // Without a card of its own a subscription is charged to the customer's default card.
  if (own && paymentMethod && own !== paymentMethod)
    await requestStripe(anything, stripe.subscriptions.update(id, { default_payment_method: '' }));
}

function isOver(status: StripeStatus): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Charges within the same request, which changes nothing when the card is declined. */
function buildCharge(countedFrom: Date | null): Stripe.SubscriptionUpdateParams {
  if (countedFrom === null) return { proration_behavior: 'none' };
  return {
    proration_behavior: 'always_invoice',
    proration_date: Math.floor(countedFrom.getTime() / 1000),
    payment_behavior: 'error_if_incomplete',
  };
}
