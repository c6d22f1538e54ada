import { findCard } from '../card-in-use.ts';
import type { InvoiceRow, ItemRow, SubscriptionRow } from '../rows.ts';
import { makeId, requireRow, type StripeContext } from '../stripe-context.ts';
import { cancelSubscription, findSchedule } from './cancel-subscription.ts';
import { expireSession } from './checkout-actions.ts';
import { chargeInvoice, draftInvoice, finalizeInvoice, writeLine } from './invoice-actions.ts';
import { periodEndAfter } from './period-end.ts';
import { releaseSchedule } from './schedule-actions.ts';
import { emitChange } from './subscription-change.ts';

/**
 * Runs everything that is due by the clock, earliest first and each at its own time, however far the clock was moved.
 */
export function runDue(context: StripeContext, renewal: RenewalTerms): void {
  const next = () => findDue(context, renewal);
  for (let due = next(); due !== null; due = next()) due.run({ ...context, now: due.at });
}

/** A period starts at once; its charge follows after this delay. */
export interface RenewalTerms {
  charge_after_s: number;
}

interface Due {
  at: number;
  run(context: StripeContext): void;
}

function findDue({ state, now }: StripeContext, renewal: RenewalTerms): Due | null {
  let first: Due | null = null;
  const note = (at: number, run: Due['run']) => {
    if (at <= now && at < (first?.at ?? Number.POSITIVE_INFINITY)) first = { at, run };
  };
  for (const row of state.subscriptions.values())
    if (row.status !== 'canceled') note(row.period_end, (context) => endPeriod(context, row, renewal));
  for (const row of state.invoices.values())
    if (row.status === 'draft' && row.finalizes_at !== null)
      note(row.finalizes_at, (context) => chargeRenewal(context, row));
  for (const row of state.sessions.values())
    if (row.status === 'open') note(row.expires_at, (context) => expireSession(context, row));
  return first;
}

function endPeriod(context: StripeContext, row: SubscriptionRow, renewal: RenewalTerms): void {
  const items = planItems(context, row);
  // A subscription with an unpaid year does not get a second one.
  if (row.status === 'past_due') cancelSubscription(context, row, 'payment_failed');
  else if (items === null || row.cancel_at_period_end) cancelSubscription(context, row, 'cancellation_requested');
  else renew(context, row, { ...renewal, items });
}

function renew(
  context: StripeContext,
  row: SubscriptionRow,
  { items, charge_after_s }: RenewalTerms & { items: ItemRow[] },
): void {
  emitChange(context, row, () => {
    row.items = items;
    row.period_start = context.now;
    row.period_end = periodEndAfter(row.anchor, context.now);
    const { period_start, period_end, pending_lines } = row;
    const lines = items.map(({ id: subscription_item, price, quantity }) =>
      writeLine(context, { price, quantity, subscription_item, period_start, period_end }),
    );
    row.pending_lines = [];
    const invoice = draftInvoice(context, row, {
      billing_reason: 'subscription_cycle',
      lines: [...pending_lines, ...lines],
      finalizes_at: context.now + charge_after_s,
    });
    if (charge_after_s === 0) charge(context, row, invoice);
  });
}

// The real service charges a renewal an hour after its period starts.
function chargeRenewal(context: StripeContext, invoice: InvoiceRow): void {
  const row = requireRow(context.state.subscriptions, 'subscription', invoice.subscription);
  emitChange(context, row, () => charge(context, row, invoice));
}

function charge(context: StripeContext, row: SubscriptionRow, invoice: InvoiceRow): void {
  finalizeInvoice(context, invoice);
  if (!chargeInvoice(context, invoice, findCard(context.state, row))) row.status = 'past_due';
}

// Returns the items of the next period; null if the schedule ends the subscription.
function planItems(context: StripeContext, row: SubscriptionRow): ItemRow[] | null {
  const schedule = findSchedule(context, row);
  if (schedule === null) return row.items;
  const phase = schedule.phases.find(({ start_date, end_date }) => start_date <= context.now && context.now < end_date);
  if (phase)
    return phase.items.map(({ price, quantity }) => {
      const existing = row.items.find((item) => item.price === price && item.quantity === quantity);
      return existing ?? { id: makeId('si'), created: context.now, price, quantity, metadata: {} };
    });
  if (schedule.end_behavior === 'cancel') return null;
  releaseSchedule(context, schedule);
  return row.items;
}
