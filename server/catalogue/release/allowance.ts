import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { utcDay, utcStartMs } from '@tangent/domain/calendar.ts';
import {
  computeAllowance,
  hasAllowance,
  monthStart,
  type ReleaseAllowance,
} from '@tangent/domain/money/plan/allowance.ts';
import { and, count, eq, gte } from 'drizzle-orm';
import { lockAccount } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/**
 * Returns how many releases the account may still submit this UTC month. Only first submissions count, whatever their
 * outcome.
 */
export async function getAllowance(tx: Tx | Db, actor: Actor, now: Date): Promise<ReleaseAllowance> {
  const today = utcDay(now.getTime());
  const since = new Date(utcStartMs(monthStart(today)));
  const [row] = await tx
    .select({ used: count() })
    .from(releases)
    .where(and(eq(releases.account_id, actor.user_id), gte(releases.submitted_at, since)));
  return computeAllowance(actor.plan, row?.used ?? 0, today);
}

/**
 * Refuses a first submission beyond the monthly limit. Submissions of one account wait for each other here, so that
 * none exceeds it.
 */
export async function requireAllowance(tx: Tx, actor: Actor, now: Date): Promise<void> {
  await lockAccount(tx, actor.user_id);
  if (!hasAllowance(await getAllowance(tx, actor, now))) throw new Refusal('distro_limit');
}
