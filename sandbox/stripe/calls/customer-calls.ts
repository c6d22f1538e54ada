import { address, hashOf, integer, listOf, metadata, oneOf, type Params, required, text } from '../read-params.ts';
import type { CustomerRow } from '../rows.ts';
import { shapeBalanceTransaction, shapeCustomer } from '../shapes/customer-shape.ts';
import { shapePortal } from '../shapes/session-shape.ts';
import { emit, makeId, requireRow, type StripeContext } from '../stripe-context.ts';
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
  defineCall('POST /v1/customers', CUSTOMER, (context, params) => {
    const row: CustomerRow = {
      id: makeId('cus', 14),
      created: context.now,
      email: null,
      name: null,
      description: null,
      metadata: {},
      invoice_prefix: makeId('x', 8).slice(2).toUpperCase(),
      preferred_locales: [],
      invoice_count: 0,
      default_payment_method: null,
      balance: 0,
    };
    fill(context, row, params);
    context.state.customers.set(row.id, row);
    emit(context, 'customer.created', shapeCustomer(row));
    return shapeCustomer(row);
  }),
  defineCall('GET /v1/customers/:id', {}, ({ state }, _params, id) =>
    shapeCustomer(requireRow(state.customers, 'customer', id)),
  ),
  defineCall('POST /v1/customers/:id', CUSTOMER, (context, params, id) => {
    const row = requireRow(context.state.customers, 'customer', id);
    const before = shapeCustomer(row);
    fill(context, row, params);
    emit(context, 'customer.updated', shapeCustomer(row), before);
    return shapeCustomer(row);
  }),
  defineCall(
    'POST /v1/customers/:id/balance_transactions',
    { amount: required(integer), currency: required(oneOf('usd')), description: text, metadata },
    (context, { amount, description = null, metadata = {} }, id) => {
      const customer = requireRow(context.state.customers, 'customer', id);
      const before = shapeCustomer(customer);
      customer.balance += amount;
      emit(context, 'customer.updated', shapeCustomer(customer), before);
      return shapeBalanceTransaction({
        id: makeId('cbtxn'),
        created: context.now,
        customer: id,
        amount,
        ending_balance: customer.balance,
        description,
        metadata,
      });
    },
  ),
  defineCall(
    'POST /v1/billing_portal/sessions',
    { customer: required(text), return_url: address },
    (context, { customer, return_url = null }) => {
      const { id } = requireRow(context.state.customers, 'customer', customer, 'customer');
      const row = { id: makeId('bps'), created: context.now, customer: id, return_url };
      context.state.portals.set(row.id, row);
      return shapePortal(context, row);
    },
  ),
];

function fill({ state }: StripeContext, row: CustomerRow, input: Params<typeof CUSTOMER>): void {
  if (input.email !== undefined) row.email = input.email || null;
  if (input.name !== undefined) row.name = input.name || null;
  if (input.description !== undefined) row.description = input.description || null;
  row.preferred_locales = input.preferred_locales ?? row.preferred_locales;
  row.metadata = { ...row.metadata, ...input.metadata };
  const card = input.invoice_settings?.default_payment_method;
  if (card === undefined) return;
  const param = 'invoice_settings[default_payment_method]';
  row.default_payment_method = card === '' ? null : requireRow(state.payment_methods, 'PaymentMethod', card, param).id;
}
