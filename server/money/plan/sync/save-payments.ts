import { plan_payments, stripe_customers } from '@tangent/db/schema/money/plan.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import type { PaymentKind, PaymentState } from '@tangent/domain/money/plan/purchase.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { StripeInvoice } from '../../../gateways/stripe/billing.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { partsFromKeys, planFromKeys } from '../billed-price.ts';

export type Payment = typeof plan_payments.$inferSelect;

interface Billed {
  account_id: string;
  subscription_id: string;
  /** The plan of the subscription, for invoices whose prices do not identify one. */
  plan: Plan;
  product_slug: string;
}

/** Saves the invoices of a subscription as they are now. Returns those that became paid since the last save. */
export async function savePayments(tx: Tx, billed: Billed, invoices: readonly StripeInvoice[]): Promise<Payment[]> {
  const { account_id, subscription_id } = billed;
  const known = await tx.select().from(plan_payments).where(eq(plan_payments.subscription_id, subscription_id));
  const wasPaid = new Set(known.filter(({ state }) => state === 'paid').map(({ invoice_id }) => invoice_id));
  const payments = invoices.flatMap((invoice) => readPayment(invoice, billed) ?? []);
  if (payments.length === 0) return [];
  const rows = await tx
    .insert(plan_payments)
    .values(payments.map((payment) => ({ ...payment, account_id, subscription_id })))
    .onConflictDoUpdate({ target: plan_payments.invoice_id, set: AS_IT_IS_NOW })
    .returning();
  const paid = rows.filter(({ state, invoice_id }) => state === 'paid' && !wasPaid.has(invoice_id));
  await saveFirstPayment(tx, account_id, paid);
  return paid;
}

const AS_IT_IS_NOW = {
  number: sql`excluded.number`,
  state: sql`excluded.state`,
  amount_cents: sql`excluded.amount_cents`,
  refunded_cents: sql`excluded.refunded_cents`,
  charged_back_cents: sql`excluded.charged_back_cents`,
  disputed_cents: sql`excluded.disputed_cents`,
  paid_at: sql`excluded.paid_at`,
};

const KINDS: Readonly<Record<string, PaymentKind>> = {
  subscription_create: 'first',
  subscription_update: 'upgrade',
};
const STATES = {
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'void',
} as const satisfies Record<Exclude<StripeInvoice['status'], 'draft'>, PaymentState>;

// A draft is not owed yet, and an invoice over zero is no payment.
function readPayment(invoice: StripeInvoice, { plan, product_slug }: Billed) {
  const { id, number, billing_reason, status, lookup_keys, total_cents, created_at, paid_at } = invoice;
  const { refunded_cents, charged_back_cents, disputed_cents } = invoice;
  if (status === 'draft' || total_cents <= 0) return null;
  const kind = KINDS[billing_reason ?? ''] ?? 'renewal';
  const isStep = partsFromKeys(product_slug, lookup_keys).includes('advanced');
  const named = isStep ? 'advanced' : planFromKeys(product_slug, lookup_keys);
  return {
    invoice_id: id,
    number,
    kind,
    plan: named === 'free' ? plan : named,
    state: STATES[status],
    amount_cents: total_cents,
    refunded_cents,
    charged_back_cents,
    disputed_cents,
    created_at,
    paid_at,
  };
}

/** Saves the first payment; the guarantee counts from it. */
async function saveFirstPayment(tx: Tx, accountId: string, paid: readonly Payment[]): Promise<void> {
  const times = paid.flatMap(({ paid_at }) => paid_at?.getTime() ?? []);
  if (times.length === 0) return;
  await tx
    .update(stripe_customers)
    .set({ first_paid_at: new Date(Math.min(...times)) })
    .where(and(eq(stripe_customers.account_id, accountId), isNull(stripe_customers.first_paid_at)));
}
