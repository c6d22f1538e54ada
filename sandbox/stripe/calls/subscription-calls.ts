import { endSubscription } from '../acts/end-subscription.ts';
import { updateSubscription } from '../acts/update-subscription.ts';
import { need } from '../books.ts';
import { flag, hashOf, integer, listOf, metadata, oneOf, text } from '../read-params.ts';
import type { SubscriptionRow } from '../rows.ts';
import { shapeSubscription } from '../shapes/subscription-shape.ts';
import { refuseMissing } from '../stripe-refusal.ts';
import { defineCall } from './call.ts';
import { listPage, PAGE } from './list-page.ts';

const STATUSES = ['active', 'past_due', 'canceled', 'all', 'ended'] as const;

export const SUBSCRIPTION_CALLS = [
  defineCall(
    'GET /v1/subscriptions',
    { ...PAGE, customer: text, status: oneOf(...STATUSES) },
    (books, { customer, status, ...page }) => {
      const rows = [...books.state.subscriptions.values()]
        .filter((row) => (customer === undefined || row.customer === customer) && isIn(row, status))
        .reverse();
      return listPage(page, { url: '/v1/subscriptions', rows, shape: (row) => shapeSubscription(books, row) });
    },
  ),
  defineCall('GET /v1/subscriptions/:id', {}, (books, _params, id) =>
    shapeSubscription(books, need(books.state.subscriptions, 'subscription', id)),
  ),
  defineCall(
    'POST /v1/subscriptions/:id',
    {
      items: listOf(hashOf({ id: text, price: text, quantity: integer, deleted: flag, metadata })),
      proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
      payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete'),

      proration_date: integer,
      cancel_at_period_end: flag,
      metadata,
      off_session: flag,
      default_payment_method: text,
    },
    (books, { off_session: _offSession, ...asked }, id) => {
      const row = need(books.state.subscriptions, 'subscription', id);
      updateSubscription(books, row, asked);
      return shapeSubscription(books, row);
    },
  ),
  defineCall('DELETE /v1/subscriptions/:id', {}, (books, _params, id) => {
    const row = need(books.state.subscriptions, 'subscription', id);
    if (row.status === 'canceled') throw refuseMissing('subscription', id);
    endSubscription(books, row, 'cancellation_requested');
    return shapeSubscription(books, row);
  }),
];

function isIn({ status }: SubscriptionRow, asked: (typeof STATUSES)[number] | undefined): boolean {
  if (asked === 'all') return true;
  if (asked === undefined) return status !== 'canceled';
  return status === (asked === 'ended' ? 'canceled' : asked);
}
