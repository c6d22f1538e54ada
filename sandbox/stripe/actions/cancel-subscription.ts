import type { ScheduleRow, SubscriptionRow } from '../rows.ts';
import { shapeSchedule } from '../shapes/schedule-shape.ts';
import { shapeSubscription } from '../shapes/subscription-shape.ts';
import { emit, type StripeContext } from '../stripe-context.ts';

/** It is over now, and so is what was planned for it; what was not asked for yet is never charged. */
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

/** What is planned for a subscription. */
export function findSchedule({ state }: StripeContext, { schedule }: SubscriptionRow): ScheduleRow | null {
  return schedule === null ? null : (state.schedules.get(schedule) ?? null);
}
