import type { OrderedPrice, PhaseRow, ScheduleRow, SubscriptionRow } from '../rows.ts';
import { shapeSchedule } from '../shapes/schedule-shape.ts';
import { emit, makeId, requireRow, type StripeContext } from '../stripe-context.ts';
import { StripeRefusal } from '../stripe-refusal.ts';
import { periodEndAfter } from './period-end.ts';
import { emitChange } from './subscription-change.ts';

export interface PhaseInput {
  items: OrderedPrice[];
  start_date?: number | undefined;
  end_date?: number | undefined;
  /** Duration in years. */
  years?: number | undefined;
  proration_behavior?: PhaseRow['proration_behavior'] | undefined;
  metadata?: PhaseRow['metadata'] | undefined;
}

/** Creates a schedule for a running subscription; its only phase is the current state. */
export function createSchedule(context: StripeContext, subscriptionId: string): ScheduleRow {
  const subscription = requireRow(context.state.subscriptions, 'subscription', subscriptionId, 'from_subscription');
  const { id, customer, schedule, status, period_start: start_date, period_end: end_date, items } = subscription;
  if (schedule !== null)
    throw new StripeRefusal(
      `You cannot migrate a subscription that is already attached to a schedule: \`${schedule}\`./`,
    );
  if (status === 'canceled') throw new StripeRefusal('You cannot migrate a subscription that is canceled.');
  const row: ScheduleRow = {
    id: makeId('sub_sched'),
    created: context.now,
    customer,
    subscription: id,
    status: 'active',
    metadata: {},
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    released_at: null,
    canceled_at: null,
    phases: [
      { start_date, end_date, items: mergePrices(items), proration_behavior: 'create_prorations', metadata: {} },
    ],
  };
  context.state.schedules.set(row.id, row);
  emit(context, 'subscription_schedule.created', shapeSchedule(row, context.now));
  emitChange(context, subscription, () => {
    Object.assign(subscription, {
      schedule: row.id,
      cancel_at_period_end: false,
      canceled_at: null,
      cancel_reason: null,
    } satisfies Partial<SubscriptionRow>);
  });
  return row;
}

/** Replaces the phases of a schedule from the current one on. */
export function updateSchedule(
  context: StripeContext,
  row: ScheduleRow,
  input: { phases?: PhaseInput[] | undefined; end_behavior?: ScheduleRow['end_behavior'] | undefined },
): void {
  refuseInactive(row);
  const before = shapeSchedule(row, context.now);
  if (input.phases !== undefined) row.phases = planPhases(context, row, input.phases);
  row.end_behavior = input.end_behavior ?? row.end_behavior;
  emit(context, 'subscription_schedule.updated', shapeSchedule(row, context.now), before);
}

/** Releases the schedule; the subscription continues unchanged. */
export function releaseSchedule(context: StripeContext, row: ScheduleRow): void {
  refuseInactive(row);
  Object.assign(row, { status: 'released', released_at: context.now } satisfies Partial<ScheduleRow>);
  const subscription = requireRow(context.state.subscriptions, 'subscription', row.subscription);
  emitChange(context, subscription, () => {
    subscription.schedule = null;
  });
  emit(context, 'subscription_schedule.released', shapeSchedule(row, context.now));
}

function planPhases(context: StripeContext, row: ScheduleRow, input: readonly PhaseInput[]): PhaseRow[] {
  const subscription = requireRow(context.state.subscriptions, 'subscription', row.subscription);
  const current = row.phases.find(({ end_date }) => end_date === subscription.period_end) ?? row.phases[0];
  const [first] = input;
  if (first?.start_date === undefined || first.start_date !== current?.start_date)
    throw new StripeRefusal('You can not modify the start date of the current phase.', {
      param: 'phases[0][start_date]',
    });
  if (JSON.stringify(mergePrices(first.items)) !== JSON.stringify(mergePrices(subscription.items)))
    throw new StripeRefusal('The sandbox changes future phases only.', { param: 'phases[0][items]' });
  let start_date = first.start_date;
  return input.map((phase, index) => {
    for (const { price } of phase.items)
      requireRow(context.state.prices, 'price', price, `phases[${index}][items][0][price]`);
    const end_date = phase.end_date ?? computePhaseEnd(subscription.anchor, start_date, phase.years ?? 1);
    if (end_date <= start_date || (index === 0 && end_date !== subscription.period_end))
      throw new StripeRefusal('A sandbox phase must end with a period.', { param: `phases[${index}][end_date]` });
    const { proration_behavior = 'create_prorations', metadata = {} } = phase;
    const planned = { start_date, end_date, items: mergePrices(phase.items), proration_behavior, metadata };
    start_date = end_date;
    return planned;
  });
}

function computePhaseEnd(anchor: number, start: number, years: number): number {
  let end = start;
  for (let year = 0; year < years; year += 1) end = periodEndAfter(anchor, end);
  return end;
}

function refuseInactive({ status, id }: ScheduleRow): void {
  if (status === 'active') return;
  throw new StripeRefusal(`The subscription schedule \`${id}\` is ${status} and can no longer be changed.`);
}

function mergePrices(items: readonly OrderedPrice[]): OrderedPrice[] {
  return items.map(({ price, quantity }) => ({ price, quantity }));
}
