import type Stripe from 'stripe';
import { computeTotal } from '../actions/compute-total.ts';
import type { PortalRow, SessionRow } from '../rows.ts';
import type { StripeContext } from '../stripe-context.ts';

export function shapeSession(context: StripeContext, row: SessionRow): Stripe.Checkout.Session {
  const { id, created, customer, client_reference_id, metadata, success_url, cancel_url, expires_at, status } = row;
  const { email = null, name = null } = context.state.customers.get(customer) ?? {};
  const total = computeTotal(context, row.prices);
  return {
    id,
    object: 'checkout.session',
    created,
    customer,
    client_reference_id,
    metadata,
    success_url,
    cancel_url,
    expires_at,
    status,
    mode: 'subscription',
    livemode: false,
    currency: 'usd',
    ui_mode: 'hosted_page',
    amount_subtotal: total,
    amount_total: total,
    subscription: row.subscription,
    invoice: row.invoice,
    url: status === 'open' ? `${context.address}/stripe/checkout/${id}` : null,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    locale: row.locale as Stripe.Checkout.Session.Locale | null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: status === 'complete' ? 'none' : null,
      tax_ids: null,
    },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ...NOT_USED,
  };
}

// Fields that our checkouts do not use.
const NOT_USED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  consent: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  collected_information: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always' as const,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  wallet_options: null,
};

export function shapePortal(
  context: StripeContext,
  { id, created, customer, return_url }: PortalRow,
): Stripe.BillingPortal.Session {
  return {
    id,
    object: 'billing_portal.session',
    created,
    customer,
    return_url,
    livemode: false,
    configuration: 'bpc_sandbox',
    customer_account: null,
    flow: null,
    locale: null,
    on_behalf_of: null,
    url: `${context.address}/stripe/portal/${id}`,
  };
}
