import { subscriptions } from '@tangent/db/schema/identity/account.ts';
import { plan_grants } from '@tangent/db/schema/money/plan.ts';
import { and, eq, exists, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { recordPlanChange } from '../record-plan-change.ts';
import { recomputeSubscription } from './recompute-subscription.ts';

const AT_ONCE = 500;

/**
 * Recomputes which subscription counts where one has ended: another may still hold. Notifies about the end of a
 * granted plan; the end of a billed plan is notified when the payment service reports it.
 */
export async function sweepEndedPlans(tx: Tx, now: Date): Promise<void> {
  const { account_id, status, provider, expires_at } = subscriptions;
  const { starts_at, ends_at, revoked_at } = plan_grants;
  const isOwn = eq(plan_grants.account_id, account_id);
  const isActiveGrant = and(isOwn, isNull(revoked_at), lte(starts_at, now), gt(ends_at, now));
  const hasActiveGrant = exists(tx.select({ id: plan_grants.id }).from(plan_grants).where(isActiveGrant));
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(status, 'active'), lte(expires_at, now), or(inArray(provider, ['grant', 'apple']), hasActiveGrant)))
    .orderBy(account_id)
    .limit(AT_ONCE);
  for (const { account_id, provider, plan, expires_at } of rows) {
    await recomputeSubscription(tx, account_id, now);
    if (provider === 'stripe' || expires_at === null) continue;
    const ended = { account_id, change: 'grant_ended', plan, amount_cents: null } as const;
    await recordPlanChange(tx, {
      ...ended,
      at: now,
      actor: null,
      until: expires_at,
      granted: { provider: provider ?? 'grant' },
    });
  }
}
