import { type Books, emit, makeId, need } from '../books.ts';
import type { PayOutcome } from '../open-stripe.ts';
import type { CardKind, SessionRow, SubscriptionRow } from '../rows.ts';
import { shapeSession } from '../shapes/session-shape.ts';
import { shapeSubscription } from '../shapes/subscription-shape.ts';
import { StripeRefusal } from '../stripe-refusal.ts';
import { attachCard } from './attach-card.ts';
import { chargeInvoice, writeInvoice, writeLine } from './invoice-acts.ts';
import { periodEndAfter } from './period-end.ts';

const LEAST_S = 30 * 60;
const MOST_S = 24 * 60 * 60;

type NewSession = Omit<SessionRow, 'id' | 'created' | 'expires_at' | 'status' | 'subscription' | 'invoice'>;

export function openSession(books: Books, asked: NewSession, expiresAt: number | undefined): SessionRow {
  need(books.state.customers, 'customer', asked.customer, 'customer');
  for (const { price } of asked.prices) need(books.state.prices, 'price', price, 'line_items[0][price]');
  if (asked.prices.length === 0)
    throw new StripeRefusal('You must pass line items to begin a checkout.', {
      code: 'parameter_missing',
      param: 'line_items',
    });
  const expires_at = expiresAt ?? books.now + MOST_S;
  refuseBadEnd(expires_at - books.now);
  const row: SessionRow = {
    id: makeId('cs_test', 58),
    created: books.now,
    ...asked,
    expires_at,

    status: 'open',
    subscription: null,
    invoice: null,
  };
  books.state.sessions.set(row.id, row);
  return row;
}

function refuseBadEnd(seconds: number): void {
  if (seconds >= LEAST_S && seconds <= MOST_S) return;
  const bound = seconds < LEAST_S ? 'at least 30 minutes' : 'less than 24 hours';
  throw new StripeRefusal(`The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`, {
    param: 'expires_at',
  });
}

/** Closes a page that nobody has paid. */
export function expireSession(books: Books, row: SessionRow): void {
  if (row.status !== 'open')
    throw new StripeRefusal(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row.status}.`,
    );
  row.status = 'expired';
  emit(books, 'checkout.session.expired', shapeSession(books, row));
}

/** Somebody pays: the card is kept for the subscription alone, the subscription begins, its first invoice is paid. */
export function paySession(books: Books, row: SessionRow, kind: CardKind): PayOutcome {
  if (row.status !== 'open') return 'closed';
  if (kind === 'declining') return 'declined';
  const card = attachCard(books, row.customer, kind);
  const subscription = beginSubscription(books, row, card.id);
  emit(books, 'customer.subscription.created', shapeSubscription(books, subscription));
  const { period_start, period_end } = subscription;
  const lines = subscription.items.map(({ id: subscription_item, price, quantity }) =>
    writeLine(books, { price, quantity, subscription_item, period_start, period_end }),
  );
  const invoice = writeInvoice(books, subscription, { billing_reason: 'subscription_create', lines });
  chargeInvoice(books, invoice, card, true);
  Object.assign(row, {
    status: 'complete',
    subscription: subscription.id,
    invoice: invoice.id,
  } satisfies Partial<SessionRow>);
  emit(books, 'checkout.session.completed', shapeSession(books, row));
  return 'paid';
}

function beginSubscription(
  books: Books,
  { customer, prices, subscription_metadata }: SessionRow,
  default_payment_method: string,
): SubscriptionRow {
  const { now } = books;
  const row: SubscriptionRow = {
    id: makeId('sub'),
    created: now,
    customer,
    status: 'active',
    metadata: subscription_metadata,
    items: prices.map(({ price, quantity }) => ({ id: makeId('si'), created: now, price, quantity, metadata: {} })),

    anchor: now,
    period_start: now,
    period_end: periodEndAfter(now, now),
    cancel_at_period_end: false,

    canceled_at: null,
    ended_at: null,
    cancel_reason: null,
    latest_invoice: null,
    schedule: null,

    default_payment_method,
    pending_lines: [],
  };
  books.state.subscriptions.set(row.id, row);
  return row;
}
