import { plan_refunds } from '@tangent/db/schema/plan.ts';
import { type BillingSnapshot, findPlanChanges } from '@tangent/domain/plan/find-plan-changes.ts';
import type { PlanChange } from '@tangent/domain/plan/plan-change.ts';
import type { PaymentKind } from '@tangent/domain/plan/purchase.ts';
import { eq } from 'drizzle-orm';
import type { StripeInvoice } from '../../gateways/stripe/billing.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { BilledRow } from './plan-store.ts';
import type { BillingStatus } from './read-billing-status.ts';
import { recordPlanChange } from './record-plan-change.ts';
import type { Payment } from './save-payments.ts';

interface Seen {
  before: BilledRow | null;
  after: BilledRow;
  /** Payments that succeeded since the previous reading. */
  paid: readonly Payment[];
  invoices: readonly StripeInvoice[];
}

/** Records the changes of a billed plan between two readings and notifies its owner. */
export async function notifyChanges(tx: Tx, { before, after, paid, invoices }: Seen, now: Date): Promise<void> {
  const { account_id, id } = after;
  // Its end was already notified when the refund was requested.
  if ((await tx.$count(plan_refunds, eq(plan_refunds.subscription_id, id))) > 0) return;
  for (const change of findPlanChanges(before && toBillingSnapshot(before), toBillingSnapshot(after))) {
    const plan = change === 'downgrade_planned' ? (after.pending_plan ?? after.plan) : after.plan;
    const amount_cents = change === 'payment_failed' ? findOwed(invoices) : findPaid(change, paid);
    const actor = findActor(change, before, account_id);
    await recordPlanChange(tx, { account_id, change, plan, amount_cents, at: now, actor });
  }
}

/** Changes that the owner requested; all others happen automatically or on the payment service's own pages. */
const REQUESTED_CHANGES: readonly PlanChange[] = ['upgraded', 'downgrade_planned', 'cancelled', 'resumed'];

function findActor(change: PlanChange, before: BilledRow | null, accountId: string): { user_id: string } | null {
  if (change === 'started') return { user_id: accountId };
  if (before === null || before.pending_since === null || before.requested_by === null) return null;
  return REQUESTED_CHANGES.includes(change) ? { user_id: before.requested_by } : null;
}

/** Returns the values that the rules about changes compare. */
export function toBillingSnapshot({ expires_at, ...row }: BillingStatus): BillingSnapshot {
  return { ...row, expires_at_ms: expires_at.getTime() };
}

const PAID_WITH: Partial<Record<PlanChange, PaymentKind>> = {
  started: 'first',
  upgraded: 'upgrade',
  renewed: 'renewal',
  downgraded: 'renewal',
};

function findPaid(change: PlanChange, paid: readonly Payment[]): number | null {
  const of = paid.filter(({ kind }) => kind === PAID_WITH[change]);
  return of.sort((one, other) => other.created_at.getTime() - one.created_at.getTime())[0]?.amount_cents ?? null;
}

function findOwed(invoices: readonly StripeInvoice[]): number | null {
  return invoices.find(({ status }) => status === 'open')?.total_cents ?? null;
}
