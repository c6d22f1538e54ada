import { createSession, expireSession } from '../actions/checkout-actions.ts';
import { address, hashOf, integer, listOf, metadata, oneOf, required, text } from '../read-params.ts';
import { shapeSession } from '../shapes/session-shape.ts';
import { requireRow } from '../stripe-context.ts';
import { defineCall } from './call.ts';

export const CHECKOUT_CALLS = [
  defineCall(
    'POST /v1/checkout/sessions',
    {
      mode: required(oneOf('subscription')),
      customer: required(text),
      line_items: required(listOf(hashOf({ price: required(text), quantity: required(integer) }))),
      success_url: required(address),
      cancel_url: address,
      client_reference_id: text,
      metadata,
      expires_at: integer,
      locale: text,
      subscription_data: hashOf({ metadata, description: text }),
    },
    (context, { customer, line_items, success_url, expires_at, ...input }) => {
      const { cancel_url = null, client_reference_id = null, locale = null, metadata = {} } = input;
      const subscription_metadata = input.subscription_data?.metadata ?? {};
      const order = { customer, prices: line_items, client_reference_id, locale, metadata, subscription_metadata };
      return shapeSession(context, createSession(context, { ...order, success_url, cancel_url }, expires_at));
    },
  ),
  defineCall('GET /v1/checkout/sessions/:id', {}, (context, _params, id) =>
    shapeSession(context, requireRow(context.state.sessions, 'checkout.session', id)),
  ),
  defineCall('POST /v1/checkout/sessions/:id/expire', {}, (context, _params, id) => {
    const row = requireRow(context.state.sessions, 'checkout.session', id);
    expireSession(context, row);
    return shapeSession(context, row);
  }),
];
