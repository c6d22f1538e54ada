import { z } from 'zod';
import type { StripeSubscription } from './billing.ts';
import { type PriceBook, priceShape } from './price-book.ts';
import { refId, unixTime } from './read-values.ts';

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
export const subscriptionShape = z.object({
  id: z.string(),
  customer: refId,
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
export const cardsShape = z.object({
  status: z.enum(STATUSES),
  default_payment_method: refId.nullish(),
  customer: z.object({ invoice_settings: z.object({ default_payment_method: refId.nullish() }).nullish() }),
});

/** Returns the fields of a subscription that the product reads. Its items share one period. */
export async function presentSubscription(
  { id, items, schedule, ...subscription }: z.output<typeof subscriptionShape>,
  prices: PriceBook,
): Promise<StripeSubscription> {
  const next = schedule ? await findNextPrices(schedule, prices) : null;
  const starts = items.data.map(({ current_period_start }) => current_period_start.getTime());
  const ends = items.data.map(({ current_period_end }) => current_period_end.getTime());
  return {
    id,
    customer_id: subscription.customer,
    status: subscription.status,
    items: items.data.map(({ id: item_id, price }) => ({ id: item_id, lookup_key: prices.read(price) })),
    next_lookup_keys: next,
    schedule_id: schedule?.id ?? null,
    period_start: new Date(Math.min(...starts)),
    period_end: new Date(Math.min(...ends)),
    cancel_at_period_end: subscription.cancel_at_period_end,
    ended_at: subscription.ended_at ?? null,
    latest_invoice_id: subscription.latest_invoice ?? null,
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
