import { users } from '@tangent/db/schema/identity/account.ts';
import { plan_grants } from '@tangent/db/schema/money/plan.ts';
import { grantEndMs } from '@tangent/domain/money/plan/grant.ts';
import { isHigherPlan, type Plan } from '@tangent/domain/money/plan/plan.ts';
import type { GrantProvider } from '@tangent/domain/money/plan/purchase.ts';
import { and, eq, gt, isNull, max } from 'drizzle-orm';
import { lockAccount } from '../../../identity/account/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { findBilledPlan } from '../billed-plan.ts';
import { recordPlanChange } from '../record-plan-change.ts';
import { recomputeSubscription } from '../sync/recompute-subscription.ts';

export interface GrantRequest {
  plan: Plan;
  months: number;
  /** `apple` records a purchase made through Apple: the product sends no emails about it. */
  provider: GrantProvider;
  note: string;
}

/**
 * Grants a plan to an account. The months are added to those left of the same granted plan. Staff cannot grant to
 * themselves, and an account that pays for as much is refused because it would gain nothing. Without an actor the
 * operator of the machine did it, or the product. Returns the id of the grant.
 */
export async function grantPlan(
  tx: Tx,
  actor: Actor | null,
  id: string,
  grantRequest: GrantRequest,
  now: Date,
): Promise<string> {
  await lockForGrant(tx, actor, id);
  const { plan, months, provider, note } = grantRequest;
  if (!isHigherPlan(plan, await findBilledPlan(tx, id, now))) throw new Refusal('plan_is_paid');
  const before = await findGrantedUntil(tx, id, { plan, provider }, now);
  const ends_at = new Date(grantEndMs((before ?? now).getTime(), months));
  const grant = { account_id: id, plan, provider, reason: note, granted_by: actor?.user_id ?? null };
  const [row] = await tx
    .insert(plan_grants)
    .values({ ...grant, starts_at: now, ends_at, created_at: now })
    .returning({ id: plan_grants.id });
  if (!row) throw new Error('the grant was not saved');
  await recomputeSubscription(tx, id, now);
  await recordPlanChange(tx, {
    account_id: id,
    change: 'granted',
    plan,
    amount_cents: null,
    at: now,
    actor,
    until: ends_at,
    granted: { provider, note },
  });
  return row.id;
}

/** Locks an account whose grant is about to change. */
export async function lockForGrant(tx: Tx, actor: Actor | null, id: string): Promise<void> {
  if (actor !== null && (!actor.is_staff || actor.user_id === id)) throw new Refusal('permission_denied');
  await lockAccount(tx, id);
  const [account] = await tx.select({ erased_at: users.erased_at }).from(users).where(eq(users.id, id));
  if (!account) throw new Refusal('not_found');
  if (account.erased_at !== null) throw new Refusal('invalid_transition');
}

async function findGrantedUntil(
  tx: Tx,
  accountId: string,
  { plan, provider }: Pick<GrantRequest, 'plan' | 'provider'>,
  now: Date,
): Promise<Date | null> {
  const { account_id, ends_at, revoked_at } = plan_grants;
  const sameKind = and(eq(plan_grants.plan, plan), eq(plan_grants.provider, provider));
  const [row] = await tx
    .select({ until: max(ends_at) })
    .from(plan_grants)
    .where(and(eq(account_id, accountId), sameKind, isNull(revoked_at), gt(ends_at, now)));
  return row?.until ?? null;
}
