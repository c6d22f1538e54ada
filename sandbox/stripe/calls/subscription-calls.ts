import { cancelSubscription } from '../actions/cancel-subscription.ts';
import { updateSubscription } from '../actions/update-subscription.ts';
import { flag, hashOf, integer, listOf, metadata, oneOf, text } from '../read-params.ts';
import type { SubscriptionRow } from '../rows.ts';
import { shapeSubscription } from '../shapes/subscription-shape.ts';
import { requireRow } from '../stripe-context.ts';
import { refuseMissing } from '../stripe-refusal.ts';
import { defineCall } from './call.ts';
import { listPage, PAGE } from './list-page.ts';

const STATUSES = ['active', 'past_due', 'canceled', 'all', 'ended'] as const;

export const SUBSCRIPTION_CALLS = [
  defineCall(
    'GET /v1/subscriptions',
    { ...PAGE, customer: text, status: oneOf(...STATUSES) },
    (context, { customer, status, ...page }) => {
      const rows = [...context.state.subscriptions.values()]
        .filter((row) => (customer === undefined || row.customer === customer) && isIn(row, status))
        .reverse();
      return listPage(page, { url: '/v1/subscriptions', rows, shape: (row) => shapeSubscription(context, row) });
    },
  ),
  defineCall('GET /v1/subscriptions/:id', {}, (context, _params, id) =>
    shapeSubscription(context, requireRow(context.state.subscriptions, 'subscription', id)),
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
    (context, { off_session: _offSession, ...input }, id) => {
      const row = requireRow(context.state.subscriptions, 'subscription', id);
      updateSubscription(context, row, input);
      return shapeSubscription(context, row);
    },
  ),
  defineCall('DELETE /v1/subscriptions/:id', {}, (context, _params, id) => {
    const row = requireRow(context.state.subscriptions, 'subscription', id);
    if (row.status === 'canceled') throw refuseMissing('subscription', id);
    cancelSubscription(context, row, 'cancellation_requested');
    return shapeSubscription(context, row);
  }),
];

function isIn({ status }: SubscriptionRow, filter: (typeof STATUSES)[number] | undefined): boolean {
  if (filter === 'all') return true;
  if (filter === undefined) return status !== 'canceled';
  return status === (filter === 'ended' ? 'canceled' : filter);
}
