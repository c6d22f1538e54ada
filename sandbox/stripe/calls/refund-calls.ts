import { refund } from '../actions/refund-actions.ts';
import { integer, metadata, oneOf, required, text } from '../read-params.ts';
import { shapeDispute, shapePaymentIntent, shapeRefund } from '../shapes/payment-shape.ts';
import { requireRow } from '../stripe-context.ts';
import { defineCall } from './call.ts';
import { listPage, PAGE } from './list-page.ts';

export const REFUND_CALLS = [
  defineCall(
    'POST /v1/refunds',
    {
      payment_intent: required(text),
      amount: integer,
      metadata,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    (context, { payment_intent, amount, reason, metadata }) => {
      const payment = requireRow(context.state.payments, 'payment_intent', payment_intent, 'payment_intent');
      return shapeRefund(refund(context, payment, { amount, reason, metadata }), payment);
    },
  ),
  defineCall('GET /v1/refunds', { ...PAGE, payment_intent: text }, ({ state }, { payment_intent, ...page }) => {
    const rows = [...state.refunds.values()].filter(
      ({ payment }) => payment_intent === undefined || payment === payment_intent,
    );
    return listPage(page, {
      url: '/v1/refunds',
      rows: rows.reverse(),
      shape: (row) => shapeRefund(row, requireRow(state.payments, 'payment_intent', row.payment)),
    });
  }),
  defineCall('GET /v1/disputes', { ...PAGE, payment_intent: text }, ({ state }, { payment_intent, ...page }) => {
    const rows = [...state.disputes.values()].filter(
      ({ payment }) => payment_intent === undefined || payment === payment_intent,
    );
    return listPage(page, {
      url: '/v1/disputes',
      rows: rows.reverse(),
      shape: (row) => shapeDispute(row, requireRow(state.payments, 'payment_intent', row.payment)),
    });
  }),
  defineCall('GET /v1/payment_intents/:id', {}, ({ state }, _params, id) =>
    shapePaymentIntent(requireRow(state.payments, 'payment_intent', id)),
  ),
];
