import { findCard } from '../card-in-use.ts';
import type { Metadata } from '../connect-rows.ts';
import type { ItemRow, LineRow, OrderedPrice, SubscriptionRow } from '../rows.ts';
import { makeId, requireRow, type StripeContext } from '../stripe-context.ts';
import { refuseCard, StripeRefusal } from '../stripe-refusal.ts';
import { findSchedule } from './cancel-subscription.ts';
import { canChargeOffSession, chargeInvoice, writeInvoice, writeLine } from './invoice-actions.ts';
import { emitChange } from './subscription-change.ts';

export interface SubscriptionUpdate {
  items?: ItemChange[] | undefined;
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined;
  proration_date?: number | undefined;
  payment_behavior?: 'allow_incomplete' | 'error_if_incomplete' | undefined;
  cancel_at_period_end?: boolean | undefined;
  /** An empty string removes the subscription's own card. */
  default_payment_method?: string | undefined;
  metadata?: Metadata | undefined;
}

interface ItemChange extends Partial<Record<keyof OrderedPrice, unknown>> {
  id?: string | undefined;
  price?: string | undefined;
  quantity?: number | undefined;
  deleted?: boolean | undefined;
  metadata?: Metadata | undefined;
}

/** Changes a subscription and charges the difference; all or nothing with `error_if_incomplete`. */
export function updateSubscription(context: StripeContext, row: SubscriptionRow, input: SubscriptionUpdate): void {
  if (row.status === 'canceled')
    throw new StripeRefusal('A canceled subscription can only update its cancellation_details and metadata.');
  refuseScheduledChange(row, input);
  const { proration_behavior = 'create_prorations', proration_date = context.now } = input;
  const items = planItems(context, row, input.items ?? [], proration_behavior !== 'none');
  const added = items.filter((item) => !row.items.some(({ id }) => id === item.id));
  const lines =
    proration_behavior === 'none' ? [] : added.map((item) => writeShare(context, row, item, proration_date));
  const isCharged = proration_behavior === 'always_invoice' && lines.length > 0;
  const default_payment_method = planCard(context, row, input.default_payment_method);
  const card = findCard(context.state, { ...row, default_payment_method });
  const mustPay = isCharged && lines.some(({ amount }) => amount > 0);
  if (mustPay && input.payment_behavior === 'error_if_incomplete' && !canChargeOffSession(card)) throw refuseCard();
  emitChange(context, row, () => {
    Object.assign(row, { items, default_payment_method } satisfies Partial<SubscriptionRow>);
    row.metadata = { ...row.metadata, ...input.metadata };
    setCancel(context, row, input.cancel_at_period_end);
    const phase = findSchedule(context, row)?.phases.find(({ end_date }) => end_date === row.period_end);
    if (phase) phase.items = items.map(({ price, quantity }) => ({ price, quantity }));
    if (!isCharged) row.pending_lines = [...row.pending_lines, ...lines];
    else if (!payNow(context, row, lines, proration_date)) row.status = 'past_due';
  });
}

function payNow(context: StripeContext, row: SubscriptionRow, lines: LineRow[], proration_date: number): boolean {
  const invoice = writeInvoice(context, row, { billing_reason: 'subscription_update', lines, proration_date });
  return chargeInvoice(context, invoice, findCard(context.state, row));
}

function planCard({ state }: StripeContext, row: SubscriptionRow, input: string | undefined): string | null {
  if (input === undefined) return row.default_payment_method;
  return input === '' ? null : requireRow(state.payment_methods, 'PaymentMethod', input, 'default_payment_method').id;
}

function refuseScheduledChange({ schedule }: SubscriptionRow, { cancel_at_period_end }: SubscriptionUpdate): void {
  if (schedule === null || cancel_at_period_end === undefined) return;
  throw new StripeRefusal(
    `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior ` +
      'directly is not allowed. Please update the schedule instead.',
  );
}

function planItems(
  context: StripeContext,
  row: SubscriptionRow,
  changes: readonly ItemChange[],
  isProrated: boolean,
): ItemRow[] {
  let items = [...row.items];
  for (const { id, price, quantity = 1, deleted = false, metadata = {} } of changes) {
    if (id !== undefined && !items.some((item) => item.id === id))
      throw new StripeRefusal(`No such subscription item: '${id}'`, { code: 'resource_missing', param: 'items' });
    const isSwap = deleted || (price !== undefined && id !== undefined);
    if (isSwap && isProrated)
      throw new StripeRefusal('The sandbox does not credit removed items: use proration_behavior=none.');
    if (isSwap) items = items.filter((item) => item.id !== id);
    if (deleted || price === undefined) continue;
    const { id: known } = requireRow(context.state.prices, 'price', price, 'items[price]');
    if (items.some((item) => item.price === known))
      throw new StripeRefusal(`A subscription can have a price once only: \`${known}\` is on it already.`, {
        param: 'items',
      });
    items.push({ id: id ?? makeId('si'), created: context.now, price: known, quantity, metadata });
  }
  if (items.length === 0) throw new StripeRefusal('A subscription must have at least one active plan.');
  return items;
}

// The share of the period that remains after that moment, to the second.
function writeShare(context: StripeContext, row: SubscriptionRow, item: ItemRow, from: number): LineRow {
  const { period_start, period_end } = row;
  if (from < period_start || from > period_end)
    throw new StripeRefusal('Cannot specify a proration date outside of the current billing period.', {
      param: 'proration_date',
    });
  const { id: subscription_item, price, quantity } = item;
  const line = { price, quantity, subscription_item, period_start: from, period_end };
  return writeLine(context, line, (period_end - from) / (period_end - period_start));
}

function setCancel(context: StripeContext, row: SubscriptionRow, cancel: boolean | undefined): void {
  if (cancel === undefined || cancel === row.cancel_at_period_end) return;
  row.cancel_at_period_end = cancel;
  row.canceled_at = cancel ? context.now : null;
  row.cancel_reason = cancel ? 'cancellation_requested' : null;
}
