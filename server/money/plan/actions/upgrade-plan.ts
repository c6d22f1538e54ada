import { upgradeCharge } from '@tangent/domain/money/plan/proration.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { billedPrice } from '../billed-price.ts';
import type { PlanContext } from '../context.ts';
import { requireUnchanged, runPlanAction } from './run-plan-action.ts';

/**
 * Upgrades from PRO to Advanced at once, for the amount that was shown (S4-036, A-107); this also undoes a
 * cancellation. A repeated request after a lost response is the same request; one after a declined card or with another
 * amount is a new one.
 */
export async function upgradePlan(context: PlanContext, accountId: string, chargeCents: number): Promise<void> {
  const { billing, clock } = context;
  await runPlanAction(context, accountId, 'upgrade', async (found) => {
    const { row, live, billingStatus } = found;
    // Also when the upgrade already happened and its response was lost.
    if (billingStatus.plan === 'advanced') return;
    requireUnchanged(found);
    const period = { start_ms: live.period_start.getTime(), end_ms: live.period_end.getTime() };
    const { charge_cents, counted_from_ms } = upgradeCharge(period, clock.now().getTime());
    if (charge_cents !== chargeCents) throw new Refusal('price_changed');
    await billing.releaseSchedule(live);
    // The event about a new card may not have arrived.
    await billing.preferCustomerCard(live.id);
    await billing.addPrice(live, {
      key: `upgrade-${live.id}-${counted_from_ms}-${row.failed_attempts}`,
      price: billedPrice(context, 'advanced'),
      counted_from: charge_cents > 0 ? new Date(counted_from_ms) : null,
    });
  });
}
