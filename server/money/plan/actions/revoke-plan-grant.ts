import { plan_grants } from '@tangent/db/schema/money/plan.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Actor } from '../../../identity/auth/public.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { recordPlanChange } from '../record-plan-change.ts';
import { recomputeSubscription } from '../sync/recompute-subscription.ts';
import { lockForGrant } from './grant-plan.ts';

/**
 * Revokes a granted plan: it ends at once, and nothing made with it is lost. Returns the account it belonged
 * to.
 */
export async function revokePlanGrant(
  tx: Tx,
  actor: Actor | null,
  id: string,
  { note }: { note: string },
  now: Date,
): Promise<string> {
  const accountId = await findOwner(tx, id);
  await lockForGrant(tx, actor, accountId);
  const [grant] = await tx
    .update(plan_grants)
    .set({ revoked_at: now })
    .where(and(eq(plan_grants.id, id), isNull(plan_grants.revoked_at), gt(plan_grants.ends_at, now)))
    .returning();
  if (!grant) throw new Refusal('invalid_transition');
  await recomputeSubscription(tx, accountId, now);
  const { plan, provider } = grant;
  await recordPlanChange(tx, {
    account_id: accountId,
    change: 'grant_ended',
    plan,
    amount_cents: null,
    at: now,
    actor,
    until: now,
    granted: { provider, note },
  });
  return accountId;
}

async function findOwner(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.select({ account_id: plan_grants.account_id }).from(plan_grants).where(eq(plan_grants.id, id));
  if (!row) throw new Refusal('not_found');
  return row.account_id;
}
