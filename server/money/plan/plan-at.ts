import { plan_history } from '@tangent/db/schema/money/plan.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { and, desc, inArray, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/**
 * Returns the plans that accounts had just before an instant; accounts missing from the result were on the free plan
 * (A-082).
 */
export async function listPlansBefore(
  tx: Tx | Db,
  accountIds: readonly string[],
  instant: Date,
): Promise<Map<string, Plan>> {
  if (accountIds.length === 0) return new Map();
  const { account_id, plan, since, id } = plan_history;
  const rows = await tx
    .selectDistinctOn([account_id], { account_id, plan })
    .from(plan_history)
    .where(and(inArray(account_id, [...accountIds]), lt(since, instant)))
    .orderBy(account_id, desc(since), desc(id));
  return new Map(rows.map((row) => [row.account_id, row.plan]));
}
