import { type Books, emit } from '../books.ts';
import type { ScheduleRow, SubscriptionRow } from '../rows.ts';
import { shapeSchedule } from '../shapes/schedule-shape.ts';
import { shapeSubscription } from '../shapes/subscription-shape.ts';

/** It is over now, and so is what was planned for it; what was not asked for yet is never charged. */
export function endSubscription(books: Books, row: SubscriptionRow, reason: SubscriptionRow['cancel_reason']): void {
  const schedule = findSchedule(books, row);
  Object.assign(row, {
    status: 'canceled',
    ended_at: books.now,
    canceled_at: row.canceled_at ?? books.now,
    schedule: null,

    cancel_reason: row.cancel_reason ?? reason,
    pending_lines: [],
  } satisfies Partial<SubscriptionRow>);
  for (const invoice of books.state.invoices.values()) if (invoice.subscription === row.id) invoice.finalizes_at = null;
  emit(books, 'customer.subscription.deleted', shapeSubscription(books, row));
  if (schedule === null) return;
  Object.assign(schedule, { status: 'canceled', canceled_at: books.now } satisfies Partial<ScheduleRow>);
  emit(books, 'subscription_schedule.canceled', shapeSchedule(schedule, books.now));
}

/** What is planned for a subscription. */
export function findSchedule({ state }: Books, { schedule }: SubscriptionRow): ScheduleRow | null {
  return schedule === null ? null : (state.schedules.get(schedule) ?? null);
}
