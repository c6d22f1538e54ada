import { payInvoice, voidInvoice } from '../acts/invoice-acts.ts';
import { need } from '../books.ts';
import { cardOf } from '../card-in-use.ts';
import { flag, oneOf, text } from '../read-params.ts';
import { shapeInvoice } from '../shapes/invoice-shape.ts';
import { shapeInvoicePayment } from '../shapes/payment-shape.ts';
import { defineCall } from './call.ts';
import { listPage, PAGE } from './list-page.ts';

const INVOICE_STATUSES = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
const PAYMENT_STATUSES = { succeeded: 'paid', requires_payment_method: 'open', canceled: 'canceled' } as const;

export const INVOICE_CALLS = [
  defineCall(
    'GET /v1/invoices',
    { ...PAGE, subscription: text, customer: text, status: oneOf(...INVOICE_STATUSES) },
    (books, { subscription, customer, status, ...page }) => {
      const rows = [...books.state.invoices.values()]
        .filter((row) => subscription === undefined || row.subscription === subscription)
        .filter((row) => customer === undefined || row.customer === customer)
        .filter((row) => status === undefined || row.status === status);
      rows.reverse();
      return listPage(page, { url: '/v1/invoices', rows, shape: (row) => shapeInvoice(books, row) });
    },
  ),
  defineCall('GET /v1/invoices/:id', {}, (books, _params, id) =>
    shapeInvoice(books, need(books.state.invoices, 'invoice', id)),
  ),
  defineCall(
    'POST /v1/invoices/:id/pay',
    { payment_method: text, off_session: flag },
    (books, { payment_method }, id) => {
      const row = need(books.state.invoices, 'invoice', id);
      const { payment_methods } = books.state;
      const isNamed = payment_method !== undefined;
      payInvoice(
        books,
        row,
        isNamed
          ? need(payment_methods, 'PaymentMethod', payment_method, 'payment_method')
          : cardOf(books.state, need(books.state.subscriptions, 'subscription', row.subscription)),
      );
      return shapeInvoice(books, row);
    },
  ),
  defineCall('POST /v1/invoices/:id/void', {}, (books, _params, id) => {
    const row = need(books.state.invoices, 'invoice', id);
    voidInvoice(books, row);
    return shapeInvoice(books, row);
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
