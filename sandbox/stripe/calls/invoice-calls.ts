import { payInvoice, voidInvoice } from '../actions/invoice-actions.ts';
import { findCard } from '../card-in-use.ts';
import { flag, oneOf, text } from '../read-params.ts';
import { shapeInvoice } from '../shapes/invoice-shape.ts';
import { shapeInvoicePayment } from '../shapes/payment-shape.ts';
import { requireRow } from '../stripe-context.ts';
import { defineCall } from './call.ts';
import { listPage, PAGE } from './list-page.ts';

const INVOICE_STATUSES = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
const PAYMENT_STATUSES = { succeeded: 'paid', requires_payment_method: 'open', canceled: 'canceled' } as const;

export const INVOICE_CALLS = [
  defineCall(
    'GET /v1/invoices',
    { ...PAGE, subscription: text, customer: text, status: oneOf(...INVOICE_STATUSES) },
    (context, { subscription, customer, status, ...page }) => {
      const rows = [...context.state.invoices.values()]
        .filter((row) => subscription === undefined || row.subscription === subscription)
        .filter((row) => customer === undefined || row.customer === customer)
        .filter((row) => status === undefined || row.status === status);
      rows.reverse();
      return listPage(page, { url: '/v1/invoices', rows, shape: (row) => shapeInvoice(context, row) });
    },
  ),
  defineCall('GET /v1/invoices/:id', {}, (context, _params, id) =>
    shapeInvoice(context, requireRow(context.state.invoices, 'invoice', id)),
  ),
  defineCall(
    'POST /v1/invoices/:id/pay',
    { payment_method: text, off_session: flag },
    (context, { payment_method }, id) => {
      const row = requireRow(context.state.invoices, 'invoice', id);
      const { payment_methods } = context.state;
      const isNamed = payment_method !== undefined;
      payInvoice(
        context,
        row,
        isNamed
          ? requireRow(payment_methods, 'PaymentMethod', payment_method, 'payment_method')
          : findCard(context.state, requireRow(context.state.subscriptions, 'subscription', row.subscription)),
      );
      return shapeInvoice(context, row);
    },
  ),
  defineCall('POST /v1/invoices/:id/void', {}, (context, _params, id) => {
    const row = requireRow(context.state.invoices, 'invoice', id);
    voidInvoice(context, row);
    return shapeInvoice(context, row);
  }),
  defineCall(
    'GET /v1/invoice_payments',
    { ...PAGE, invoice: text, status: oneOf('canceled', 'open', 'paid') },
    ({ state }, { invoice, status, ...page }) => {
      const found = [...state.payments.values()]
        .filter((row) => invoice === undefined || row.invoice === invoice)
        .filter((row) => status === undefined || PAYMENT_STATUSES[row.status] === status)
        .map(shapeInvoicePayment);
      return listPage(page, { url: '/v1/invoice_payments', rows: found.reverse(), shape: (shaped) => shaped });
    },
  ),
];
