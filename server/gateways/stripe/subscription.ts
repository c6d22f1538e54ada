import type Stripe from 'stripe';
import { z } from 'zod';
import { type Billing, BillingRefused, type StripeStatus, type StripeSubscription } from './billing.ts';
import { type PriceBook, priceShape } from './price-book.ts';
import { refId, unixTime } from './read-values.ts';
import { nullIfMissing, requestStripe, requestStripeList } from './request-stripe.ts';

type SubscriptionCalls = Pick<
  Billing,
  'findSubscription' | 'listSubscriptions' | 'addPrice' | 'setCancelAtPeriodEnd' | 'preferCustomerCard' | 'cancelNow'
>;

const anything = z.object({ id: z.string() });

/** The card that is charged is the subscription's own, or else the customer's default. */
const EXPANDED = ['schedule', 'default_payment_method', 'customer.invoice_settings.default_payment_method'];

/** The calls that read and change subscriptions. Repeating a request with the same content has no further effect. */
export function createSubscriptionCalls(stripe: Stripe, prices: PriceBook): SubscriptionCalls {
  return {
    findSubscription: async (id) => {
      const request = stripe.subscriptions.retrieve(id, { expand: [...EXPANDED] });
      const found = await nullIfMissing(requestStripe(subscriptionShape, request));
      return found && presentSubscription(found, prices);
    },
    listSubscriptions: async (customer) => {
      const list = stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: EXPANDED.map((path) => `data.${path}`),
      });
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

const STATUSES = [
  ...(['incomplete', 'incomplete_expired', 'trialing', 'active'] as const),
  ...(['past_due', 'canceled', 'unpaid', 'paused'] as const),
];

const item = z.object({
  id: z.string(),
  price: priceShape,
  current_period_start: unixTime,
  current_period_end: unixTime,
});
const phase = z.object({ start_date: unixTime, items: z.array(z.object({ price: refId })) });
const scheduleShape = z.object({
  id: z.string(),
  current_phase: z.object({ start_date: unixTime, end_date: unixTime }).nullish(),
  phases: z.array(phase),
});
const card = z.object({ card: z.object({ fingerprint: z.string().nullish() }).nullish() }).nullish();
const subscriptionShape = z.object({
  id: z.string(),
  customer: z.object({ id: z.string(), invoice_settings: z.object({ default_payment_method: card }).nullish() }),
  default_payment_method: card,
  status: z.enum(STATUSES),
  items: z.object({ data: z.array(item).min(1) }),
  /** Only read when it is expanded. */
  schedule: z.union([scheduleShape, z.string().transform(() => null)]).nullish(),
  cancel_at_period_end: z.boolean(),
  ended_at: unixTime.nullish(),
  latest_invoice: refId.nullish(),
  created: unixTime,
});

/** Which card is charged: that of the subscription, or else the customer's default; the customer is expanded. */
const cardsShape = z.object({
  status: z.enum(STATUSES),
  default_payment_method: refId.nullish(),
  customer: z.object({ invoice_settings: z.object({ default_payment_method: refId.nullish() }).nullish() }),
});

/** Returns the fields of a subscription that the product reads. Its items share one period. */
async function presentSubscription(
  { id, items, schedule, customer, ...subscription }: z.output<typeof subscriptionShape>,
  prices: PriceBook,
): Promise<StripeSubscription> {
  const next = schedule ? await findNextPrices(schedule, prices) : null;
  const starts = items.data.map(({ current_period_start }) => current_period_start.getTime());
  const paidWith = subscription.default_payment_method ?? customer.invoice_settings?.default_payment_method;
  const ends = items.data.map(({ current_period_end }) => current_period_end.getTime());
  return {
    id,
    customer_id: customer.id,
    status: subscription.status,
    items: items.data.map(({ id: item_id, price }) => ({ id: item_id, lookup_key: prices.read(price) })),
    next_lookup_keys: next,
    schedule_id: schedule?.id ?? null,
    period_start: new Date(Math.min(...starts)),
    period_end: new Date(Math.min(...ends)),
    cancel_at_period_end: subscription.cancel_at_period_end,
    ended_at: subscription.ended_at ?? null,
    latest_invoice_id: subscription.latest_invoice ?? null,
    card_fingerprint: paidWith?.card?.fingerprint ?? null,
    created_at: subscription.created,
  };
}

async function findNextPrices(
  { current_phase, phases }: z.output<typeof scheduleShape>,
  prices: PriceBook,
): Promise<string[] | null> {
  const next = phases.find(({ start_date }) => current_phase && start_date >= current_phase.end_date);
  return next ? Promise.all(next.items.map(({ price }) => prices.getLookupKey(price))) : null;
}
