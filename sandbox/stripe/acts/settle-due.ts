import { type Books, makeId, need } from '../books.ts';
import { cardOf } from '../card-in-use.ts';
import type { InvoiceRow, ItemRow, SubscriptionRow } from '../rows.ts';
import { expireSession } from './checkout-acts.ts';
import { endSubscription, findSchedule } from './end-subscription.ts';
import { chargeInvoice, draftInvoice, finalizeInvoice, writeLine } from './invoice-acts.ts';
import { periodEndAfter } from './period-end.ts';
import { releaseSchedule } from './schedule-acts.ts';
import { tellChange } from './subscription-change.ts';

/** Does what the clock asks for, the earliest first and each at its own time, however far the clock was moved. */
export function settleDue(books: Books, renewal: RenewalTerms): void {
  const next = () => findDue(books, renewal);
  for (let due = next(); due !== null; due = next()) due.settle({ ...books, now: due.at });
}

/** A period begins at once; what it costs is charged so much later. */
export interface RenewalTerms {
  settle_after_s: number;
}

interface Due {
  at: number;
  settle(books: Books): void;
}

function findDue({ state, now }: Books, renewal: RenewalTerms): Due | null {
  let first: Due | null = null;
  const note = (at: number, settle: Due['settle']) => {
    if (at <= now && at < (first?.at ?? Number.POSITIVE_INFINITY)) first = { at, settle };
  };
  for (const row of state.subscriptions.values())
    if (row.status !== 'canceled') note(row.period_end, (books) => endPeriod(books, row, renewal));
  for (const row of state.invoices.values())
    if (row.status === 'draft' && row.finalizes_at !== null)
      note(row.finalizes_at, (books) => settleRenewal(books, row));
  for (const row of state.sessions.values())
    if (row.status === 'open') note(row.expires_at, (books) => expireSession(books, row));
  return first;
}

function endPeriod(books: Books, row: SubscriptionRow, renewal: RenewalTerms): void {
  const items = planItems(books, row);
  // Whoever has not paid for one year gets no second one.
  if (row.status === 'past_due') endSubscription(books, row, 'payment_failed');
  else if (items === null || row.cancel_at_period_end) endSubscription(books, row, 'cancellation_requested');
  else renew(books, row, { ...renewal, items });
}

function renew(
  books: Books,
  row: SubscriptionRow,
  { items, settle_after_s }: RenewalTerms & { items: ItemRow[] },
): void {
  tellChange(books, row, () => {
    row.items = items;
    row.period_start = books.now;
    row.period_end = periodEndAfter(row.anchor, books.now);
    const { period_start, period_end, pending_lines } = row;
    const lines = items.map(({ id: subscription_item, price, quantity }) =>
      writeLine(books, { price, quantity, subscription_item, period_start, period_end }),
    );
    row.pending_lines = [];
    const invoice = draftInvoice(books, row, {
      billing_reason: 'subscription_cycle',
      lines: [...pending_lines, ...lines],
      finalizes_at: books.now + settle_after_s,
    });
    if (settle_after_s === 0) charge(books, row, invoice);
  });
}

// An hour after a period began the payment service asks for it.
function settleRenewal(books: Books, invoice: InvoiceRow): void {
  const row = need(books.state.subscriptions, 'subscription', invoice.subscription);
  tellChange(books, row, () => charge(books, row, invoice));
}

function charge(books: Books, row: SubscriptionRow, invoice: InvoiceRow): void {
  finalizeInvoice(books, invoice);
  if (!chargeInvoice(books, invoice, cardOf(books.state, row))) row.status = 'past_due';
}

// What the next period is for; null when the plan says that there is none.
function planItems(books: Books, row: SubscriptionRow): ItemRow[] | null {
  const schedule = findSchedule(books, row);
  if (schedule === null) return row.items;
  const phase = schedule.phases.find(({ start_date, end_date }) => start_date <= books.now && books.now < end_date);
  if (phase)
    return phase.items.map(({ price, quantity }) => {
      const kept = row.items.find((item) => item.price === price && item.quantity === quantity);
      return kept ?? { id: makeId('si'), created: books.now, price, quantity, metadata: {} };
    });
  if (schedule.end_behavior === 'cancel') return null;
  releaseSchedule(books, schedule);
  return row.items;
}
