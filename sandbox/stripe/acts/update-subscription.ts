import { type Books, makeId, need } from '../books.ts';
import { cardOf } from '../card-in-use.ts';
import type { ItemRow, LineRow, Metadata, OrderedPrice, SubscriptionRow } from '../rows.ts';
import { refuseCard, StripeRefusal } from '../stripe-refusal.ts';
import { findSchedule } from './end-subscription.ts';
import { chargeInvoice, wouldPay, writeInvoice, writeLine } from './invoice-acts.ts';
import { tellChange } from './subscription-change.ts';

export interface SubscriptionUpdate {
  items?: ItemChange[] | undefined;
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined;
  proration_date?: number | undefined;
  payment_behavior?: 'allow_incomplete' | 'error_if_incomplete' | undefined;
  cancel_at_period_end?: boolean | undefined;
  /** Empty: it has none of its own any more. */
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

/** Changes a subscription and charges what that costs, all or nothing when that is asked for. */
export function updateSubscription(books: Books, row: SubscriptionRow, asked: SubscriptionUpdate): void {
  if (row.status === 'canceled')
    throw new StripeRefusal('A canceled subscription can only update its cancellation_details and metadata.');
  refuseOfSchedule(row, asked);
  const { proration_behavior = 'create_prorations', proration_date = books.now } = asked;
  const items = planItems(books, row, asked.items ?? [], proration_behavior !== 'none');
  const added = items.filter((item) => !row.items.some(({ id }) => id === item.id));
  const lines = proration_behavior === 'none' ? [] : added.map((item) => writeShare(books, row, item, proration_date));
  const isCharged = proration_behavior === 'always_invoice' && lines.length > 0;
  const default_payment_method = planCard(books, row, asked.default_payment_method);
  const card = cardOf(books.state, { ...row, default_payment_method });
  const mustPay = isCharged && lines.some(({ amount }) => amount > 0);
  if (mustPay && asked.payment_behavior === 'error_if_incomplete' && !wouldPay(card)) throw refuseCard();
  tellChange(books, row, () => {
    Object.assign(row, { items, default_payment_method } satisfies Partial<SubscriptionRow>);
    row.metadata = { ...row.metadata, ...asked.metadata };
    setCancel(books, row, asked.cancel_at_period_end);
    const phase = findSchedule(books, row)?.phases.find(({ end_date }) => end_date === row.period_end);
    if (phase) phase.items = items.map(({ price, quantity }) => ({ price, quantity }));
    if (!isCharged) row.pending_lines = [...row.pending_lines, ...lines];
    else if (!payNow(books, row, lines, proration_date)) row.status = 'past_due';
  });
}

function payNow(books: Books, row: SubscriptionRow, lines: LineRow[], proration_date: number): boolean {
  const invoice = writeInvoice(books, row, { billing_reason: 'subscription_update', lines, proration_date });
  return chargeInvoice(books, invoice, cardOf(books.state, row));
}

function planCard({ state }: Books, row: SubscriptionRow, asked: string | undefined): string | null {
  if (asked === undefined) return row.default_payment_method;
  return asked === '' ? null : need(state.payment_methods, 'PaymentMethod', asked, 'default_payment_method').id;
}

function refuseOfSchedule({ schedule }: SubscriptionRow, { cancel_at_period_end }: SubscriptionUpdate): void {
  if (schedule === null || cancel_at_period_end === undefined) return;
  throw new StripeRefusal(
    `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior ` +
      'directly is not allowed. Please update the schedule instead.',
  );
}

function planItems(books: Books, row: SubscriptionRow, changes: readonly ItemChange[], isProrated: boolean): ItemRow[] {
  let items = [...row.items];
  for (const { id, price, quantity = 1, deleted = false, metadata = {} } of changes) {
    if (id !== undefined && !items.some((item) => item.id === id))
      throw new StripeRefusal(`No such subscription item: '${id}'`, { code: 'resource_missing', param: 'items' });
    const isSwap = deleted || (price !== undefined && id !== undefined);
    if (isSwap && isProrated)
      throw new StripeRefusal('The sandbox gives nothing back for an item: proration_behavior=none.');
    if (isSwap) items = items.filter((item) => item.id !== id);
    if (deleted || price === undefined) continue;
    const { id: known } = need(books.state.prices, 'price', price, 'items[price]');
    if (items.some((item) => item.price === known))
      throw new StripeRefusal(`A subscription can have a price once only: \`${known}\` is on it already.`, {
        param: 'items',
      });
    items.push({ id: id ?? makeId('si'), created: books.now, price: known, quantity, metadata });
  }
  if (items.length === 0) throw new StripeRefusal('A subscription must have at least one active plan.');
  return items;
}

// The share of the period that is left from that moment on, to the second.
function writeShare(books: Books, row: SubscriptionRow, item: ItemRow, from: number): LineRow {
  const { period_start, period_end } = row;
  if (from < period_start || from > period_end)
    throw new StripeRefusal('Cannot specify a proration date outside of the current billing period.', {
      param: 'proration_date',
    });
  const { id: subscription_item, price, quantity } = item;
  const line = { price, quantity, subscription_item, period_start: from, period_end };
  return writeLine(books, line, (period_end - from) / (period_end - period_start));
}

function setCancel(books: Books, row: SubscriptionRow, cancel: boolean | undefined): void {
  if (cancel === undefined || cancel === row.cancel_at_period_end) return;
  row.cancel_at_period_end = cancel;
  row.canceled_at = cancel ? books.now : null;
  row.cancel_reason = cancel ? 'cancellation_requested' : null;
}
