import { stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { PAST_DUE_GRACE_DAYS, PAYMENT_RETRY_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { findOutboxHold } from '../../../messaging/outbox/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { cancelUnpaidJob, retryPaymentJob } from '../jobs.ts';

/** Retries failed renewals every day, and ends the subscription when the grace period is over. */
export async function sweepUnpaid(tx: Tx, now: Date): Promise<void> {
  if ((await findOutboxHold(tx)) !== null) return;
  const { id, status, expires_at, last_attempt_at } = stripe_subscriptions;
  const graceOver = new Date(now.getTime() - PAST_DUE_GRACE_DAYS * DAY_MS);
  const over = await tx
    .select({ subscription_id: id })
    .from(stripe_subscriptions)
    .where(and(eq(status, 'past_due'), lte(expires_at, graceOver)));
  for (const row of over) await enqueue(tx, cancelUnpaidJob, row, { key: row.subscription_id });
  const triedBefore = new Date(now.getTime() - PAYMENT_RETRY_HOURS * HOUR_MS);
  const due = await tx
    .select({ subscription_id: id })
    .from(stripe_subscriptions)
    .where(
      and(
        eq(status, 'past_due'),
        gt(expires_at, graceOver),
        or(isNull(last_attempt_at), lte(last_attempt_at, triedBefore)),
      ),
    );
  for (const row of due) await enqueue(tx, retryPaymentJob, row, { key: row.subscription_id });
}
