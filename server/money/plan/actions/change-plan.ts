import { upgradeCharge } from '@tangent/domain/money/plan/proration.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { billedPrice } from '../billed-price.ts';
import type { PlanContext } from '../context.ts';
import { isUnpaid } from '../sync/read-billing-status.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { requireUnchanged, runPlanAction } from './run-plan-action.ts';
import { tryPayment } from './try-payment.ts';

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

/** Plans the change from Advanced to PRO at the end of the period (S4-037, A-108). */
export async function downgradePlan(context: PlanContext, accountId: string): Promise<void> {
  await runPlanAction(context, accountId, 'downgrade', async (found) => {
    if (found.billingStatus.pending_plan === 'pro') return;
    requireUnchanged(found);
    await context.billing.scheduleOnly(found.live, billedPrice(context, 'pro'));
  });
}

/**
 * Ends a plan at the end of its period (S4-033), or at once while its renewal is unpaid or still in progress, because
 * that period has not been paid.
 */
export async function cancelPlan(context: PlanContext, accountId: string): Promise<void> {
  const { billing } = context;
  await runPlanAction(context, accountId, 'cancel', async (found) => {
    const { live } = found;
    if (found.billingStatus.cancel_at_period_end) return;
    requireUnchanged(found);
    if (isUnpaid(live, await billing.listInvoices(live.id))) return cancelUnpaid(context, live.id);
    await billing.releaseSchedule(live);
    await billing.setCancelAtPeriodEnd(live, true);
  });
}

/** Undoes a cancellation or a downgrade that has not taken effect yet. */
export async function resumePlan(context: PlanContext, accountId: string): Promise<void> {
  const { billing } = context;
  await runPlanAction(context, accountId, 'resume', async ({ live }) => {
    await billing.releaseSchedule(live);
    if (live.cancel_at_period_end) await billing.setCancelAtPeriodEnd(live, false);
  });
}

/** Retries a failed renewal now, with the card on file. */
export async function payPlan(context: PlanContext, accountId: string): Promise<void> {
  await runPlanAction(context, accountId, 'pay', ({ row }) => tryPayment(context, row.id));
}
