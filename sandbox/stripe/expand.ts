import { shapeCustomer, shapePaymentMethod } from './shapes/customer-shape.ts';
import { shapeInvoice } from './shapes/invoice-shape.ts';
import { shapeCharge, shapePaymentIntent } from './shapes/payment-shape.ts';
import { shapeProduct } from './shapes/price-shape.ts';
import { shapeSchedule } from './shapes/schedule-shape.ts';
import { shapeSubscription } from './shapes/subscription-shape.ts';
import type { StripeContext } from './stripe-context.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const DEEPEST = 4;

/** Replaces ids with whole objects, such as `latest_invoice` or `data.schedule`. */
export function expand(context: StripeContext, response: object, paths: readonly string[]): object {
  const copy = structuredClone(response) as Record<string, unknown>;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > DEEPEST) throw refuse(path);
    expandAt(context, copy, names, path);
  }
  return copy;
}

function expandAt(
  context: StripeContext,
  within: Record<string, unknown>,
  [name = '', ...rest]: string[],
  path: string,
): void {
  if (!Object.hasOwn(within, name)) throw refuse(path);
  const value = within[name];
  if (typeof value === 'string') within[name] = findObject(context, value);
  const found = within[name];
  if (typeof found === 'string') throw refuse(path);
  for (const one of Array.isArray(found) ? found : [found]) {
    if (rest.length > 0 && isRecord(one)) expandAt(context, one, rest, path);
  }
}

function findObject(context: StripeContext, id: string): unknown {
  const { state, now } = context;
  const [customer, subscription, schedule] = [
    state.customers.get(id),
    state.subscriptions.get(id),
    state.schedules.get(id),
  ];
  const [invoice, product, payment] = [state.invoices.get(id), state.products.get(id), state.payments.get(id)];
  const [card, charged] = [
    state.payment_methods.get(id),
    [...state.payments.values()].find(({ charge }) => charge === id),
  ];
  if (customer) return shapeCustomer(customer);
  if (subscription) return shapeSubscription(context, subscription);
  if (schedule) return shapeSchedule(schedule, now);
  if (invoice) return shapeInvoice(context, invoice);
  if (product) return shapeProduct(product);
  if (payment) return shapePaymentIntent(payment);
  if (card) return shapePaymentMethod(card);
  return charged ? shapeCharge(id, charged) : id;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function refuse(path: string): StripeRefusal {
  return new StripeRefusal(`This property cannot be expanded (${path}).`, { param: 'expand' });
}
