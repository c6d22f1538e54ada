import type Stripe from 'stripe';
import { z } from 'zod';
import type { Billing, StripeSubscription } from './billing.ts';
import type { PriceBook } from './price-book.ts';
import { refId } from './read-values.ts';
import { requestStripe } from './request-stripe.ts';

const scheduleShape = z.object({
  id: z.string(),
  phases: z
    .array(
      z.object({
        items: z.array(z.object({ price: refId, quantity: z.number().int().nullish() })),
        start_date: z.number().int(),
        end_date: z.number().int(),
      }),
    )
    .min(1),
});
type Schedule = z.output<typeof scheduleShape>;

/** The calls that plan the future of a subscription. */
export function createScheduleCalls(
  stripe: Stripe,
  prices: PriceBook,
): Pick<Billing, 'scheduleOnly' | 'releaseSchedule'> {
  return {
    scheduleOnly: async (subscription, price) => {
      const { id, phases } = await getSchedule(stripe, subscription);
      await prices.use([price], (next) => {
        const change = { phases: planPhases(phases, subscription, next), end_behavior: 'release' } as const;
        return requestStripe(scheduleShape, stripe.subscriptionSchedules.update(id, change));
      });
    },
    releaseSchedule: async ({ schedule_id }) => {
      if (schedule_id !== null)
        await requestStripe(z.object({ id: z.string() }), stripe.subscriptionSchedules.release(schedule_id));
    },
  };
}

// A schedule may exist from a downgrade whose second request was lost.
function getSchedule(stripe: Stripe, { id, schedule_id }: StripeSubscription): Promise<Schedule> {
  const { subscriptionSchedules: schedules } = stripe;
  const request = schedule_id === null ? schedules.create({ from_subscription: id }) : schedules.retrieve(schedule_id);
  return requestStripe(scheduleShape, request);
}

/** Returns two phases: the current items until the period ends, then these prices alone, renewed yearly. */
function planPhases(
  phases: Schedule['phases'],
  { period_end }: StripeSubscription,
  next: readonly string[],
): Stripe.SubscriptionScheduleUpdateParams.Phase[] {
  const end_date = Math.floor(period_end.getTime() / 1000);
  const now = phases.findLast(({ start_date }) => start_date < end_date);
  if (now === undefined) throw new Error('the schedule starts after the end of the current period');
  const items = now.items.map((item) => ({ price: item.price, quantity: item.quantity ?? 1 }));
  return [
    { items, start_date: now.start_date, end_date, proration_behavior: 'none' },
    {
      items: next.map((price) => ({ price, quantity: 1 })),
      start_date: end_date,
      duration: { interval: 'year', interval_count: 1 },
      proration_behavior: 'none',
    },
  ];
}
