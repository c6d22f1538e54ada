import type { ScheduleRow, SubscriptionRow } from '../rows.ts';
import { shapeSchedule } from '../shapes/schedule-shape.ts';
import { shapeSubscription } from '../shapes/subscription-shape.ts';
import { emit, type StripeContext } from '../stripe-context.ts';

/** Ends a subscription and its schedule now; charges that were not made yet are dropped. */
export function cancelSubscription(
  context: StripeContext,
  row: SubscriptionRow,
  reason: SubscriptionRow['cancel_reason'],
): void {
  const schedule = findSchedule(context, row);
  Object.assign(row, {
    status: 'canceled',
    ended_at: context.now,
    canceled_at: row.canceled_at ?? context.now,
    schedule: null,
    cancel_reason: row.cancel_reason ?? reason,
    pending_lines: [],
  } satisfies Partial<SubscriptionRow>);
  for (const invoice of context.state.invoices.values())
    if (invoice.subscription === row.id) invoice.finalizes_at = null;
  emit(context, 'customer.subscription.deleted', shapeSubscription(context, row));
  if (schedule === null) return;
  Object.assign(schedule, { status: 'canceled', canceled_at: context.now } satisfies Partial<ScheduleRow>);
  emit(context, 'subscription_schedule.canceled', shapeSchedule(schedule, context.now));
}

/** Returns the schedule of a subscription, if any. */
export function findSchedule({ state }: StripeContext, { schedule }: SubscriptionRow): ScheduleRow | null {
  return schedule === null ? null : (state.schedules.get(schedule) ?? null);
}
