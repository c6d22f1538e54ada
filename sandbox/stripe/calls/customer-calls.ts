import { type Books, emit, makeId, need } from '../books.ts';
import { address, hashOf, listOf, metadata, type Params, required, text } from '../read-params.ts';
import type { CustomerRow } from '../rows.ts';
import { shapeCustomer } from '../shapes/customer-shape.ts';
import { shapePortal } from '../shapes/session-shape.ts';
import { defineCall } from './call.ts';

const CUSTOMER = {
  email: text,
  name: text,
  description: text,
  metadata,
  preferred_locales: listOf(text),
  invoice_settings: hashOf({ default_payment_method: text }),
};

export const CUSTOMER_CALLS = [
  defineCall('POST /v1/customers', CUSTOMER, (books, params) => {
    const row: CustomerRow = {
      id: makeId('cus', 14),
      created: books.now,
      email: null,
      name: null,
      description: null,
      metadata: {},
      invoice_prefix: makeId('x', 8).slice(2).toUpperCase(),

      preferred_locales: [],
      invoice_count: 0,
      default_payment_method: null,
    };
    fill(books, row, params);
    books.state.customers.set(row.id, row);
    emit(books, 'customer.created', shapeCustomer(row));
    return shapeCustomer(row);
  }),
  defineCall('GET /v1/customers/:id', {}, ({ state }, _params, id) =>
    shapeCustomer(need(state.customers, 'customer', id)),
  ),
  defineCall('POST /v1/customers/:id', CUSTOMER, (books, params, id) => {
    const row = need(books.state.customers, 'customer', id);
    const before = shapeCustomer(row);
    fill(books, row, params);
    emit(books, 'customer.updated', shapeCustomer(row), before);
    return shapeCustomer(row);
  }),
  defineCall(
    'POST /v1/billing_portal/sessions',
    { customer: required(text), return_url: address },
    (books, { customer, return_url = null }) => {
      const { id } = need(books.state.customers, 'customer', customer, 'customer');
      const row = { id: makeId('bps'), created: books.now, customer: id, return_url };
      books.state.portals.set(row.id, row);
      return shapePortal(books, row);
    },
  ),
];

function fill({ state }: Books, row: CustomerRow, asked: Params<typeof CUSTOMER>): void {
  if (asked.email !== undefined) row.email = asked.email || null;
  if (asked.name !== undefined) row.name = asked.name || null;
  if (asked.description !== undefined) row.description = asked.description || null;
  row.preferred_locales = asked.preferred_locales ?? row.preferred_locales;
  row.metadata = { ...row.metadata, ...asked.metadata };
  const card = asked.invoice_settings?.default_payment_method;
  if (card === undefined) return;
  const param = 'invoice_settings[default_payment_method]';
  row.default_payment_method = card === '' ? null : need(state.payment_methods, 'PaymentMethod', card, param).id;
}
