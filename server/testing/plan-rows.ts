import { idempotency_keys } from '@tangent/db/schema/idempotency-key.ts';
import { inbox_events } from '@tangent/db/schema/inbox.ts';
import * as plans from '@tangent/db/schema/plan.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { recomputeSubscription } from '../plan/recompute-subscription.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { TestApp } from './test-app.ts';

const PAID_CENTS = 4999;

/** What is kept once the payment service bills somebody a plan for the next hundred days. Returns the id of the payment. */
export async function addBilledPlan({ db, clock }: TestApp, account_id: string, plan: Plan): Promise<string> {
  const now = clock.now();
  const expires_at = new Date(now.getTime() + 100 * DAY_MS);
  const [customer_id, subscription_id] = [`cus_${account_id}`, `sub_${account_id}`];
  return inTransaction(db, async (tx) => {
    await tx.insert(plans.stripe_customers).values({ account_id, customer_id, created_at: now, first_paid_at: now });
    await tx.insert(plans.stripe_subscriptions).values({
      id: subscription_id,
      account_id,
      plan,
      status: 'active',
      cancel_at_period_end: false,

      period_start: now,
      period_end: expires_at,
      expires_at,
      created_at: now,
      polled_at: now,
    });
    const invoice = { invoice_id: `in_${account_id}`, number: 'T-1', kind: 'first', state: 'paid' } as const;
    const paid = { account_id, subscription_id, plan, amount_cents: PAID_CENTS, created_at: now, paid_at: now };
    const [payment] = await tx
      .insert(plans.plan_payments)
      .values({ ...invoice, ...paid })
      .returning();
    await recomputeSubscription(tx, account_id, now);
    return payment?.id ?? '';
  });
}

/** Everything else that is written about the plan of somebody, with this word wherever there are words. */
export async function addPlanTraces({ db, clock }: TestApp, account_id: string, word: string): Promise<void> {
  const now = clock.now();
  const later = new Date(now.getTime() + DAY_MS);
  const grant = {
    account_id,
    provider: 'grant',
    plan: 'pro',
    starts_at: now,
    ends_at: later,
    created_at: now,
  } as const;
  await db.insert(plans.plan_grants).values({ ...grant, reason: word });
  const page = { account_id, plan: 'pro', state: 'expired', created_at: now, expires_at: later } as const;
  const session_id = `cs_${account_id}`;
  await db.insert(plans.plan_checkouts).values({ ...page, session_id, address: `https://pay.example/${word}` });
  const response = { account_id, key: word, request_sha256: 'x', status: 200, body: word, created_at: now };
  await db.insert(idempotency_keys).values(response);
  const object = { id: `in_${account_id}`, customer: `cus_${account_id}`, customer_email: `${word}@music.example` };
  const event = { provider: 'stripe', event_id: `evt_${account_id}`, type: 'invoice.paid' } as const;
  await db.insert(inbox_events).values({ ...event, payload: { data: { object } }, received_at: now, handled_at: now });
}
