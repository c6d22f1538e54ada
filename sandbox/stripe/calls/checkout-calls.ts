import { expireSession, openSession } from '../acts/checkout-acts.ts';
import { need } from '../books.ts';
import { address, hashOf, integer, listOf, metadata, oneOf, required, text } from '../read-params.ts';
import { shapeSession } from '../shapes/session-shape.ts';
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
    (books, { customer, line_items, success_url, expires_at, ...asked }) => {
      const { cancel_url = null, client_reference_id = null, locale = null, metadata = {} } = asked;
      const subscription_metadata = asked.subscription_data?.metadata ?? {};
      const order = { customer, prices: line_items, client_reference_id, locale, metadata, subscription_metadata };
      return shapeSession(books, openSession(books, { ...order, success_url, cancel_url }, expires_at));
    },
  ),
  defineCall('GET /v1/checkout/sessions/:id', {}, (books, _params, id) =>
    shapeSession(books, need(books.state.sessions, 'checkout.session', id)),
  ),
  defineCall('POST /v1/checkout/sessions/:id/expire', {}, (books, _params, id) => {
    const row = need(books.state.sessions, 'checkout.session', id);
    expireSession(books, row);
    return shapeSession(books, row);
  }),
];
