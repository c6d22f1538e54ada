import { plan_checkouts, stripe_subscriptions } from '@tangent/db/schema/plan.ts';
import { CONFIRMATION_WAIT_SECONDS } from '@tangent/domain/limits.ts';
import { findPlanChanges } from '@tangent/domain/plan/find-plan-changes.ts';
import { and, eq, sql } from 'drizzle-orm';
import { lockAccount } from '../account/public.ts';
import type { StripeInvoice, StripeSubscription } from '../gateways/stripe/billing.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Log } from '../platform/log/create-log.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { awaitRenewal } from './await-renewal.ts';
import { followCheckoutJob } from './job-kinds.ts';
import { keepPayments } from './keep-payments.ts';
import { type BilledRow, findBilled } from './plan-store.ts';
import type { Standing } from './read-standing.ts';
import { settleSubscription } from './settle-subscription.ts';
import { stopSurplus } from './stop-surplus.ts';
import { standingOf, tellChanges } from './tell-changes.ts';

/** What the payment service answered to one look at a subscription. */
export interface Look {
  account_id: string;
  /** Of our row when the look began; 0 when there was none. */
  version: number;
  began_at: Date;
  subscription: StripeSubscription;
  standing: Standing;
  invoices: readonly StripeInvoice[];
}

/**
 * Writes down how a subscription stands, with everything that follows from it. False when another look was written since this one
 * began: what it saw may be older, and it has to look again.
 */
export async function writeLook(
  tx: Tx,
  look: Look,
  { product_slug, log }: { product_slug: string; log: Log },
  now: Date,
): Promise<boolean> {
  const { account_id, standing, subscription } = look;
  await lockAccount(tx, account_id);
  const before = await findBilled(tx, subscription.id);
  if ((before?.version ?? 0) !== look.version) return false;
  const billed = { account_id, subscription_id: subscription.id, plan: standing.plan, product_slug };
  const paid = await keepPayments(tx, billed, look.invoices);
  const settled = { ...look, standing: awaitRenewal(before, standing) };
  const after = await upsertBilled(tx, before, settled, paid.length > 0);
  await settleSubscription(tx, account_id, now);
  if (before === null) await lookAtCheckouts(tx, account_id);
  if (await stopSurplus(tx, after, log)) return true;
  await tellChanges(tx, { before, after, paid, invoices: look.invoices }, now);
  return true;
}

async function upsertBilled(tx: Tx, before: BilledRow | null, look: Look, hasPaid: boolean): Promise<BilledRow> {
  const { account_id, standing, subscription, began_at: looked_at } = look;
  const { id, latest_invoice_id, created_at } = subscription;
  const { version, awaited_since, failed_tries, last_try_at } = stripe_subscriptions;
  const told = { ...standing, latest_invoice_id, looked_at };
  const failedNow = standing.status === 'past_due' && before?.status !== 'past_due';
  const confirmed = confirmedUntil(before, look).toISOString();
  const [row] = await tx
    .insert(stripe_subscriptions)
    .values({ ...told, id, account_id, created_at, last_try_at: failedNow ? looked_at : null })
    .onConflictDoUpdate({
      target: stripe_subscriptions.id,
      set: {
        ...told,
        version: sql`${version} + 1`,
        awaited_since: sql`case when ${awaited_since} > ${confirmed} then ${awaited_since} end`,
        failed_tries: hasPaid ? 0 : sql`${failed_tries}`,
        last_try_at: failedNow ? looked_at : sql`${standing.status === 'past_due' ? last_try_at : null}`,
      },
    })
    .returning();
  if (!row) throw new Error(`${id} was not written`);
  return row;
}

/**
 * Until when an act must have been asked for to be confirmed by a look: until it began, if it saw anything new. What is as it was may
 * have been seen before the act reached the payment service; it says something only when the wait has been long enough.
 */
function confirmedUntil(before: BilledRow | null, { standing, began_at }: Look): Date {
  const sawNews = before === null || findPlanChanges(standingOf(before), standingOf(standing)).length > 0;
  return sawNews ? began_at : new Date(began_at.getTime() - CONFIRMATION_WAIT_SECONDS * 1000);
}

/** A plan that began was bought on a page, which is of no use any more. */
async function lookAtCheckouts(tx: Tx, accountId: string): Promise<void> {
  const open = await tx
    .select({ id: plan_checkouts.id })
    .from(plan_checkouts)
    .where(and(eq(plan_checkouts.account_id, accountId), eq(plan_checkouts.state, 'open')));
  for (const { id } of open) await enqueue(tx, followCheckoutJob, { checkout_id: id }, { key: id });
}
