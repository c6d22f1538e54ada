import type { StripeBehaviour } from './behaviour.ts';
import { findCardInUse } from './card-in-use.ts';
import type { StripeService } from './create-stripe.ts';
import { describePayees, type PayeeView } from './describe-payees.ts';
import type { Hooks } from './hooks/create-hooks.ts';
import type { Delivery } from './hooks/delivery.ts';
import type { CardKind, CustomerRow, StripeEvent, SubscriptionRow } from './rows.ts';
import type { StripeState } from './state.ts';

/** The data of the simulated Stripe that the page and the control calls show, newest first. */
export interface StripeView {
  behaviour: StripeBehaviour;
  requests: Record<string, number>;
  /** The address that receives events. */
  endpoint: string | null;
  customers: CustomerView[];
  payees: PayeeView[];
  events: EventView[];
}

export interface CustomerView {
  id: string;
  email: string | null;
  /** The card in use. */
  card: CardKind | null;
  subscriptions: SubscriptionView[];
}

export interface SubscriptionView {
  id: string;
  status: SubscriptionRow['status'];
  products: string[];
  yearly_cents: number;
  period_start: string;
  period_end: string;
  cancel_at_period_end: boolean;
}

export interface EventView extends Delivery {
  type: string;
  created: string;
  /** The id of the event's object. */
  object: string;
}

export function describeStripe(stripe: StripeService, hooks: Hooks): StripeView {
  const { customers, payees, events } = stripe.read(({ state }) => ({
    customers: [...state.customers.values()].map((customer) => describeCustomer(state, customer)).reverse(),
    payees: describePayees(state),
    events: hooks
      .list()
      .flatMap((delivery) => describeEvent(state.events.get(delivery.id), delivery))
      .reverse(),
  }));
  const endpoint = hooks.endpoint()?.url ?? null;
  return { behaviour: stripe.behaviour(), requests: stripe.requests(), endpoint, customers, payees, events };
}

function describeCustomer(state: StripeState, { id, email }: CustomerRow): CustomerView {
  const subscriptions = [...state.subscriptions.values()].filter(({ customer }) => customer === id).reverse();
  const described = subscriptions.map((subscription) => describeSubscription(state, subscription));
  return { id, email, card: findCardInUse(state, id)?.card ?? null, subscriptions: described };
}

function describeSubscription({ prices, products }: StripeState, subscription: SubscriptionRow): SubscriptionView {
  const { id, status, items, cancel_at_period_end } = subscription;
  const billed = items.flatMap(({ price, quantity }) => {
    const row = prices.get(price);
    return row ? [{ name: products.get(row.product)?.name ?? price, cents: row.unit_amount * quantity }] : [];
  });
  return {
    id,
    status,
    products: billed.map(({ name }) => name),
    yearly_cents: billed.reduce((sum, { cents }) => sum + cents, 0),
    period_start: toInstant(subscription.period_start),
    period_end: toInstant(subscription.period_end),
    cancel_at_period_end,
  };
}

function describeEvent(event: StripeEvent | undefined, delivery: Delivery): EventView[] {
  if (event === undefined) return [];
  const { type, created, data } = event;
  return [{ ...delivery, type, created: toInstant(created), object: String(data.object.id) }];
}

function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
