import type { CardKind, SessionRow, SubscriptionRow } from '../rows.ts';
import { shapeSession } from '../shapes/session-shape.ts';
import { shapeSubscription } from '../shapes/subscription-shape.ts';
import { emit, makeId, requireRow, type StripeContext } from '../stripe-context.ts';
import { StripeRefusal } from '../stripe-refusal.ts';
import { attachCard } from './attach-card.ts';
import { chargeInvoice, writeInvoice, writeLine } from './invoice-actions.ts';
import { periodEndAfter } from './period-end.ts';

/** `closed`: the checkout is already paid or has expired. */
export type PayOutcome = 'paid' | 'declined' | 'closed';

const LEAST_S = 30 * 60;
const MOST_S = 24 * 60 * 60;

type NewSession = Omit<SessionRow, 'id' | 'created' | 'expires_at' | 'status' | 'subscription' | 'invoice'>;

export function createSession(context: StripeContext, input: NewSession, expiresAt: number | undefined): SessionRow {
  requireRow(context.state.customers, 'customer', input.customer, 'customer');
  for (const { price } of input.prices) requireRow(context.state.prices, 'price', price, 'line_items[0][price]');
  if (input.prices.length === 0)
    throw new StripeRefusal('You must pass line items to begin a checkout.', {
      code: 'parameter_missing',
      param: 'line_items',
    });
  const expires_at = expiresAt ?? context.now + MOST_S;
  refuseBadExpiry(expires_at - context.now);
  const row: SessionRow = {
    id: makeId('cs_test', 58),
    created: context.now,
    ...input,
    expires_at,
    status: 'open',
    subscription: null,
    invoice: null,
  };
  context.state.sessions.set(row.id, row);
  return row;
}

function refuseBadExpiry(seconds: number): void {
  if (seconds >= LEAST_S && seconds <= MOST_S) return;
  const bound = seconds < LEAST_S ? 'at least 30 minutes' : 'less than 24 hours';
  throw new StripeRefusal(`The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`, {
    param: 'expires_at',
  });
}

/** Expires an unpaid checkout. */
export function expireSession(context: StripeContext, row: SessionRow): void {
  if (row.status !== 'open')
    throw new StripeRefusal(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row.status}.`,
    );
  row.status = 'expired';
  emit(context, 'checkout.session.expired', shapeSession(context, row));
}

/**
 * Pays a checkout: the card is attached to the subscription only, the subscription starts, and its first invoice is
 * paid.
 */
export function paySession(context: StripeContext, row: SessionRow, kind: CardKind, number?: string): PayOutcome {
  if (row.status !== 'open') return 'closed';
  if (kind === 'declining') return 'declined';
  const card = attachCard(context, row.customer, kind, number);
  const subscription = startSubscription(context, row, card.id);
  emit(context, 'customer.subscription.created', shapeSubscription(context, subscription));
  const { period_start, period_end } = subscription;
  const lines = subscription.items.map(({ id: subscription_item, price, quantity }) =>
    writeLine(context, { price, quantity, subscription_item, period_start, period_end }),
  );
  const invoice = writeInvoice(context, subscription, { billing_reason: 'subscription_create', lines });
  chargeInvoice(context, invoice, card, true);
  Object.assign(row, {
    status: 'complete',
    subscription: subscription.id,
    invoice: invoice.id,
  } satisfies Partial<SessionRow>);
  emit(context, 'checkout.session.completed', shapeSession(context, row));
  return 'paid';
}

function startSubscription(
  context: StripeContext,
  { customer, prices, subscription_metadata }: SessionRow,
  default_payment_method: string,
): SubscriptionRow {
  const { now } = context;
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
  context.state.subscriptions.set(row.id, row);
  return row;
}
