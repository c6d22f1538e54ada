import type Stripe from 'stripe';
import { z } from 'zod';
import { type Billing, BillingRefused, type StripeInvoice } from './billing.ts';
import type { PriceBook } from './price-book.ts';
import { refId, unixTime } from './read-values.ts';
import { nullIfMissing, requestStripe, requestStripeList } from './request-stripe.ts';

const line = z.object({
  pricing: z.object({ price_details: z.object({ price: refId }).nullish() }).nullish(),
});
const invoiceShape = z.object({
  id: z.string(),
  number: z.string().nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: refId }).nullish() }).nullish(),
  billing_reason: z.string().nullish(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']).nullish(),
  lines: z.object({ data: z.array(line) }),
  amount_due: z.number().int(),
  created: unixTime,
  status_transitions: z.object({ paid_at: unixTime.nullish() }),
});
const anything = z.object({ id: z.string() });

type InvoiceCalls = Pick<
  Billing,
  | 'listInvoices'
  | 'payInvoice'
  | 'voidInvoice'
  | 'refundInvoice'
  | 'findPaymentCustomer'
  | 'findInvoiceAddress'
  | 'createPortalSession'
>;

/** The calls that read, pay and refund invoices. */
export function createInvoiceCalls(stripe: Stripe, prices: PriceBook): InvoiceCalls {
  const refunds = createRefunds(stripe);
  return {
    listInvoices: async (subscription) => {
      const found = await requestStripeList(invoiceShape, stripe.invoices.list({ subscription, limit: 100 }));
      return Promise.all(found.map((invoice) => present(invoice, prices, refunds)));
    },
    payInvoice: async (id, key) => {
      await requestStripe(anything, stripe.invoices.pay(id, {}, { idempotencyKey: key }));
    },
    voidInvoice: async (id) => {
      const { status } = await requestStripe(invoiceShape, stripe.invoices.retrieve(id));
      if (status === 'open' || status === 'uncollectible')
        await requestStripe(anything, stripe.invoices.voidInvoice(id));
    },
    refundInvoice: (id) => refunds.refund(id),
    findPaymentCustomer: async (id) => {
      const shape = z.object({ customer: refId.nullish() });
      return (await nullIfMissing(requestStripe(shape, stripe.paymentIntents.retrieve(id))))?.customer ?? null;
    },
    findInvoiceAddress: async (id) => {
      const shape = z.object({ hosted_invoice_url: z.url().nullish() });
      const found = await nullIfMissing(requestStripe(shape, stripe.invoices.retrieve(id)));
      return found?.hosted_invoice_url ?? null;
    },
    createPortalSession: async (customer, return_url) => {
      const request = stripe.billingPortal.sessions.create({ customer, return_url });
      return (await requestStripe(z.object({ url: z.url() }), request)).url;
    },
  };
}

async function present(
  invoice: z.output<typeof invoiceShape>,
  prices: PriceBook,
  refunds: Refunds,
): Promise<StripeInvoice> {
  const { id, number, parent, billing_reason, lines, amount_due: total, created } = invoice;
  const status = invoice.status ?? 'draft';
  const priceIds = lines.data.flatMap(({ pricing }) => pricing?.price_details?.price ?? []);
  return {
    id,
    number: number ?? null,
    billing_reason: billing_reason ?? null,
    status,
    subscription_id: parent?.subscription_details?.subscription ?? null,
    lookup_keys: await Promise.all(priceIds.map((price) => prices.getLookupKey(price))),
    total_cents: total,
    ...(status === 'paid' && total > 0 ? await refunds.readReturned(id) : NOTHING_RETURNED),
    created_at: created,
    paid_at: status === 'paid' ? (invoice.status_transitions.paid_at ?? created) : null,
  };
}

const paymentShape = z.object({ payment: z.object({ payment_intent: refId.nullish() }) });
const refundShape = z.object({ amount: z.number().int(), status: z.string().nullish() });

/** `warning_…` is a question of the bank, before any money moves. */
const disputeShape = z.object({ amount: z.number().int(), status: z.string() });

type Returned = Pick<StripeInvoice, 'refunded_cents' | 'charged_back_cents' | 'disputed_cents'>;

const NOTHING_RETURNED: Returned = { refunded_cents: 0, charged_back_cents: 0, disputed_cents: 0 };

/** The refunds and disputes of an invoice, which may have been paid by several payments. */
interface Refunds {
  /** Returns what went back of an invoice, and what is disputed. */
  readReturned(invoiceId: string): Promise<Returned>;
  /** Refunds the rest of each of its payments; returns the total that went back. */
  refund(invoiceId: string): Promise<number>;
}

function createRefunds(stripe: Stripe): Refunds {
  const listPayments = async (invoice: string) => {
    const list = stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 });
    const found = await requestStripeList(paymentShape, list);
    return found.flatMap(({ payment }) => payment.payment_intent ?? []);
  };
  const readReturned = async (invoice: string) => {
    const parts = await Promise.all((await listPayments(invoice)).map((payment) => readPayment(stripe, payment)));
    return parts.reduce(
      (sum, part) => ({
        refunded_cents: sum.refunded_cents + part.refunded_cents,
        charged_back_cents: sum.charged_back_cents + part.charged_back_cents,
        disputed_cents: sum.disputed_cents + part.disputed_cents,
      }),
      NOTHING_RETURNED,
    );
  };
  return {
    readReturned,
    refund: async (invoice) => {
      for (const payment of await listPayments(invoice)) await refundPayment(stripe, payment);
      return (await readReturned(invoice)).refunded_cents;
    },
  };
}

async function readPayment(stripe: Stripe, payment_intent: string): Promise<Returned> {
  const page = { payment_intent, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    requestStripeList(refundShape, stripe.refunds.list(page)),
    requestStripeList(disputeShape, stripe.disputes.list(page)),
  ]);
  const completed = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  const charged_back_cents = sum(disputes.filter(({ status }) => status === 'lost'));
  return {
    refunded_cents: sum(completed) + charged_back_cents,
    charged_back_cents,
    disputed_cents: sum(disputes.filter(({ status }) => status === 'needs_response' || status === 'under_review')),
  };
}

/** Reasons why a payment is not refunded: that was done before, or the customer's bank decides about the money. */
const NOT_REFUNDED = ['charge_already_refunded', 'charge_disputed'];

async function refundPayment(stripe: Stripe, payment_intent: string): Promise<void> {
  try {
    const request = stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${payment_intent}` });
    await requestStripe(refundShape, request);
  } catch (error) {
    if (!(error instanceof BillingRefused) || !NOT_REFUNDED.includes(error.reason ?? '')) throw error;
  }
}
